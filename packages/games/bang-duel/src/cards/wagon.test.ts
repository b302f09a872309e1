import { expect, test } from 'vitest';
import { ann, discarded, does, hand, table } from '../testing/index.ts';

test('[BD-CARD-WAGON] draws three, keeps two, discards the third', () => {
  const state = table({ law: { hand: ['wagon'], deck: ['colt', 'hat', 'duel'] } });
  does(state, ann, { type: 'play', card: 'wagon' });
  expect(state.decision).toBe('wagon/discard');
  expect(hand(state, ann)).toEqual([]);
  does(state, ann, { type: 'discard', card: 'hat' });
  expect(hand(state, ann)).toEqual(['duel', 'colt']);
  expect(discarded(state)).toEqual(['wagon', 'hat']);
});

test('[BD-CARD-WAGON] with fewer than three to be had all are kept', () => {
  const state = table({ law: { hand: ['wagon'] } }, { rest: 'box', common: ['colt'] });
  does(state, ann, { type: 'play', card: 'wagon' });
  // The Wagon itself was in the discard pile when the common deck ran out (BD-DECK-2).
  expect(hand(state, ann)).toEqual(['colt', 'wagon']);
});
