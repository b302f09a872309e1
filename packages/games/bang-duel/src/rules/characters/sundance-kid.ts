import { discardFromHand } from '../discard.ts';
import { takeAside, tellAside } from '../draw.ts';
import { offerKinds, SUNDANCE } from '../move-table.ts';
import { push } from '../stack.ts';
import { opponentOf } from '../state.ts';
import { character } from './character.ts';

/**
 * BD-CHAR-SUNDANCE Once in each of your turns, in phase 2: discard a hand card, take one card of either player's deck, keep one of them.
 * As PP only where the option says so (BD-RULING-2).
 */
export const sundanceKid = character({
  id: 'sundance-kid',
  ability: {
    offer: (state, by, moves) => offerKinds(state, by, SUNDANCE, moves),
    use: (state, by, order, emit) => {
      discardFromHand(state, by, order.kind, 'cost', emit);
      const held: number[] = [];
      takeAside(state, by, held, emit);
      takeAside(state, opponentOf(by), held, emit);
      tellAside(by, held, 'sundance-kid', emit);
      push(state, 'sundance', by).list = held;
    },
  },
});
