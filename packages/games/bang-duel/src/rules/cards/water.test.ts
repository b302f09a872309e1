import { expect, test } from 'vitest';
import { ann, ap, bob, does, may, table } from '../../testing/index.ts';

test('[BD-CARD-WATER, BD-POS-1] swaps either player’s characters and leaves the free move unused', () => {
  const state = table({ law: { hand: ['water', 'water'] } });
  does(state, ann, { type: 'play', card: 'water', token: 'outlaw' });
  expect(ap(state, bob)).toBe('dalton-brothers');
  does(state, ann, { type: 'play', card: 'water', token: 'law' });
  expect(ap(state, ann)).toBe('lone-ranger');
  expect(may(state, ann, { type: 'move-token' })).toBe(true);
});

test('[BD-CARD-WATER, BD-EX-23] not on a player with a sole character', () => {
  const state = table({ law: { hand: ['water'] }, outlaw: { pp: 'nobody' } });
  expect(may(state, ann, { type: 'play', card: 'water', token: 'outlaw' })).toBe(false);
  expect(may(state, ann, { type: 'play', card: 'water', token: 'law' })).toBe(true);
});
