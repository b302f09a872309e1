import { expect, test } from 'vitest';
import { ann, bob, does, health, may, table } from '../../testing/index.ts';

test('[BD-CARD-DERRINGER, BD-HIT-4] any hand card is a miss against it', () => {
  const state = table({ law: { hand: ['derringer'] }, outlaw: { hand: ['beer'] } });
  does(state, ann, { type: 'play', card: 'derringer' });
  does(state, bob, { type: 'dodge', card: 'beer' });
  expect(health(state, 'cattle-kate')).toBe(4);
});

test('[BD-CARD-DERRINGER, BD-EX-14] but not when Tuco plays it as Colt', () => {
  const state = table(
    { outlaw: { ap: 'tuco-ramirez', hand: ['derringer'] }, law: { hand: ['bank'] } },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'play', card: 'derringer', as: 'colt' });
  expect(may(state, ann, { type: 'dodge', card: 'bank' })).toBe(false);
  expect(state.bangs).toBe(1);
});
