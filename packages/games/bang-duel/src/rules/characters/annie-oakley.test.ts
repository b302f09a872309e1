import { expect, test } from 'vitest';
import { ann, bob, does, health, may, table } from '../../testing/index.ts';

test('[BD-CHAR-ANNIE, BD-HIT-4] hit cards are misses for her owner', () => {
  const state = table(
    { law: { ap: 'annie-oakley', hand: ['derringer', 'hat'] }, outlaw: { hand: ['colt'] } },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'play', card: 'colt' });
  expect(may(state, ann, { type: 'dodge', card: 'hat' })).toBe(false);
  does(state, ann, { type: 'dodge', card: 'derringer' });
  expect(health(state, 'annie-oakley')).toBe(4);
});

test('[BD-CHAR-ANNIE, BD-ACT-3] but not while her partner is the target', () => {
  const state = table(
    { law: { ap: 'annie-oakley', pp: 'django', hand: ['derringer'] }, outlaw: { ap: 'jack-ransom', hand: ['colt'] } },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'play', card: 'colt', target: 'django' });
  expect(may(state, ann, { type: 'dodge' })).toBe(false);
});

test('[BD-CHAR-ANNIE] Missed! may be played as Colt, and counts in a Duel', () => {
  const state = table({
    law: { ap: 'annie-oakley', hand: ['missed', 'missed', 'return-fire', 'duel'] },
    outlaw: { hand: ['colt'] },
  });
  expect(may(state, ann, { type: 'play', card: 'return-fire' })).toBe(false);
  does(state, ann, { type: 'play', card: 'missed', as: 'colt' });
  expect(state.bangs).toBe(1);
  does(state, bob, { type: 'take-hit' });
  does(state, ann, { type: 'play', card: 'duel' });
  does(state, bob, { type: 'discard', card: 'colt' });
  does(state, ann, { type: 'discard', card: 'missed' });
  expect(health(state, 'cattle-kate')).toBe(2);
});
