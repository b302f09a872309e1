import { ask } from '../ask.ts';
import { handOf, kindOfHeld } from '../hand.ts';
import { DISCARDS, offerKinds } from '../move-table.ts';
import { pop, pushForcedDiscard } from '../stack.ts';
import { opponentOf } from '../state.ts';
import { bangCard } from './shots.ts';

/** BD-CARD-PEACEMAKER One hit. On miss: the opponent must discard a hand card of their choice. */
export const peacemaker = bangCard({
  name: 'peacemaker',
  onMiss: {
    begin: (state, { by }) => {
      const them = opponentOf(by);
      const hand = handOf(state, them);
      if (hand.length > 1) return ask(state, 'onmiss/peacemaker', them);
      pop(state);
      if (hand.length === 1) pushForcedDiscard(state, by, kindOfHeld(hand[0] ?? 0));
    },
    offer: (state, { by }, moves) => offerKinds(state, opponentOf(by), DISCARDS, moves),
    answer: (state, { by }, order) => {
      pop(state);
      if (order.type === 'discard') pushForcedDiscard(state, by, order.kind);
    },
  },
});
