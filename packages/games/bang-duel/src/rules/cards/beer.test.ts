import { expect, test } from 'vitest';
import { bob, does, health, table } from '../../testing/index.ts';

test('[BD-CARD-BEER, BD-HEAL-1] both of your characters regain 1 health, never above the printed number', () => {
  const state = table(
    { outlaw: { ap: { id: 'tom-horn', health: 1 }, pp: 'dalton-brothers', hand: ['beer'] } },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'play', card: 'beer' });
  expect([health(state, 'tom-horn'), health(state, 'dalton-brothers')]).toEqual([2, 3]);
});

test('[BD-CARD-BEER] a sole character regains 1', () => {
  const state = table(
    { outlaw: { ap: { id: 'tom-horn', health: 1 }, pp: 'nobody', hand: ['beer'] } },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'play', card: 'beer' });
  expect(health(state, 'tom-horn')).toBe(2);
});
