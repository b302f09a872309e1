import type { Seat } from '@saloon/kernel';
import { type AimCode, aimOf, kindIn, repeatMove } from '../aims.ts';
import { type Kind, NAME_OF } from '../card-ids.ts';
import type { Reach } from '../cards/card.ts';
import { cardOf, gearTraits, IS_RELOAD } from '../cards/index.ts';
import { cardLink } from '../chain.ts';
import { discardFromHand } from '../discard.ts';
import { handSize } from '../hand.ts';
import { offerKinds } from '../move-table.ts';
import { apOf, charAt, gearAt, isReloadOpen } from '../spots.ts';
import { pushDraw } from '../stack.ts';
import type { State } from '../state.ts';
import { traitBit } from '../traits.ts';
import { character } from './character.ts';

/** BD-RULING-29: it is treated as playing the card, so a Sight on her helps. */
const reachOf = (state: State, by: Seat): Reach =>
  (gearTraits(gearAt(state, apOf(state, by))) & traitBit('hits-reach-cover')) === 0 ? 'normal' : 'cover-by-hits';

const topOf = (state: State): Kind | undefined => state.discard[state.discard.length - 1];

/**
 * BD-CHAR-PEARL Once per own turn, in phase 2: discard a hand card and carry out the action card on top of the discard pile
 * (never a miss card), or reload the reload card there once more. The card is fixed before the cost is paid (BD-RULING-17).
 */
export const pearlHart = character({
  id: 'pearl-hart',
  ability: {
    offer: (state, by, moves) => {
      const top = topOf(state);
      if (top === undefined || handSize(state, by) === 0) return;
      const card = cardOf(top);
      const name = NAME_OF[top] ?? 0;
      if (card.frame === 'action') {
        const aims: AimCode[] = [];
        card.aims(state, by, reachOf(state, by), aims);
        for (const aim of aims) offerKinds(state, by, (cost) => repeatMove(cost, name, aim), moves);
      }
      if (IS_RELOAD[top] && isReloadOpen(state)) {
        offerKinds(state, by, (cost) => repeatMove(cost, name, 'reload'), moves);
      }
    },
    use: (state, by, move, emit) => {
      const top = topOf(state);
      if (move.type !== 'pearl' || top === undefined) return;
      discardFromHand(state, by, kindIn(move.cost), 'cost', emit);
      if (move.reload) return pushDraw(state, by, 1, 'reload');
      cardLink(state, charAt(state, apOf(state, by)), top, 2);
      cardOf(top).play(state, { by, aim: aimOf(move), needsSurcharge: false }, emit);
    },
  },
});
