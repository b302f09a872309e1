import { kindIn } from '../aims.ts';
import { ask } from '../ask.ts';
import { handOf, kindOfHeld } from '../hand.ts';
import { offerDiscards } from '../move-table.ts';
import { pop, pushForcedDiscard } from '../stack.ts';
import { opponentOf } from '../state.ts';
import { bangCard } from './shots.ts';

/** BD-CARD-PEACEMAKER One hit. On miss: the opponent must discard a hand card of own choice. */
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
    offer: (state, { by }, moves) => offerDiscards(state, opponentOf(by), moves),
    answer: (state, { by }, move) => {
      pop(state);
      if (move.type === 'discard') pushForcedDiscard(state, by, kindIn(move.card));
    },
  },
});
