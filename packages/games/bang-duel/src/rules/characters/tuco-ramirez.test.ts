import { expect, test } from 'vitest';
import { ann, bob, does, health, may, table } from '../../testing/index.ts';

test('[BD-CHAR-TUCO] any hand card may be played as Colt, and counts as a Bang! card', () => {
  const state = table({ outlaw: { ap: 'tuco-ramirez', hand: ['beer', 'missed'] } }, { active: 'outlaw' });
  does(state, bob, { type: 'play', card: 'missed', as: 'colt' });
  expect(health(state, 'pat-garrett')).toBe(4);
  expect(may(state, bob, { type: 'play', card: 'beer', as: 'colt' })).toBe(false);
  expect(may(state, bob, { type: 'play', card: 'beer' })).toBe(true);
});

test('[BD-EX-2, BD-ACT-3] his ability is off while his partner is the target', () => {
  const state = table({
    law: { hand: ['duel'] },
    outlaw: { ap: 'tuco-ramirez', hand: ['beer'] },
  });
  does(state, ann, { type: 'play', card: 'duel' });
  expect(may(state, bob, { type: 'discard', card: 'beer' })).toBe(true);
});

test.each([
  [true, true],
  [false, false],
])('[BD-RULING-12] in Indians! with the option at %s any card counts: %s', (tucoInDuels, counts) => {
  const state = table(
    { law: { hand: ['indians'] }, outlaw: { ap: 'tuco-ramirez', hand: ['beer'] } },
    { options: { tucoInDuels } },
  );
  does(state, ann, { type: 'play', card: 'indians' });
  expect(may(state, bob, { type: 'discard', card: 'beer' })).toBe(counts);
});
