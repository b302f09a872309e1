import { expect, test } from 'vitest';
import { ann, bob, discarded, does, hand, table } from '../../testing/index.ts';

const missed = (hand: readonly ('missed' | 'beer' | 'knife')[]) => {
  const state = table({ law: { hand: ['peacemaker'] }, outlaw: { hand } });
  does(state, ann, { type: 'play', card: 'peacemaker' });
  does(state, bob, { type: 'dodge', card: 'missed' });
  return state;
};

test('[BD-CARD-PEACEMAKER] on miss the opponent must discard a card of their choice', () => {
  const state = missed(['missed', 'beer', 'knife']);
  expect(state.decision).toBe('onmiss/peacemaker');
  does(state, bob, { type: 'discard', card: 'beer' });
  expect(hand(state, bob)).toEqual(['knife']);
  expect(discarded(state).at(-1)).toBe('beer');
});

test('[BD-CARD-PEACEMAKER] a single card goes without asking, and an empty hand gives nothing', () => {
  const one = missed(['missed', 'knife']);
  expect(hand(one, bob)).toEqual([]);
  expect(one.decision).toBe('play/main');
  const none = missed(['missed']);
  expect(none.decision).toBe('play/main');
});
