import { expect, test } from 'vitest';
import { bangDuel } from '../../index.ts';
import { ann, bob, discarded, does, hand, table } from '../../testing/index.ts';
import type { CardId } from '../card-ids.ts';
import { drawCards } from '../draw.ts';

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

test('[BD-CARD-WAGON, BD-DECK-6] cards from the used-up common deck stay hidden while others are aside', () => {
  const lay = (drawn: CardId, aside: CardId) => {
    const state = table(
      { law: { hand: ['wagon'] } },
      { rest: 'box', common: [drawn, aside], discard: ['knife', 'gatling', 'duel'] },
    );
    drawCards(state, ann, 1, 'phase', undefined);
    does(state, ann, { type: 'play', card: 'wagon' });
    return bangDuel.view(state, bob);
  };
  // Of two unseen cards one is in hand and one aside: bob cannot tell which.
  const [bank, hat] = ['bank:law:barrel', 'hat:law:horseshoe'] as const;
  expect(lay(bank, hat).players[ann]).toEqual(lay(hat, bank).players[ann]);
});
