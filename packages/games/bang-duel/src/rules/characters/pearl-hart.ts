import type { Seat } from '@saloon/kernel';
import type { AimCode } from '../aims.ts';
import { type Kind, NAME_OF } from '../card-ids.ts';
import { offerPlays } from '../cards/aiming.ts';
import { AIMING_OF, cardOf, gearTraits, IS_RELOAD } from '../cards/index.ts';
import { COVER_BY_HITS, NORMAL, type Reach, stanceOf } from '../cards/targets.ts';
import { cardLink } from '../chain.ts';
import { discardFromHand } from '../discard.ts';
import { handOf } from '../hand.ts';
import { repeatMove } from '../move-table.ts';
import type { Move } from '../moves.ts';
import { orderOf } from '../order.ts';
import { apOf, charAt, gearAt, isReloadOpen } from '../spots.ts';
import { pushDraw } from '../stack.ts';
import type { State } from '../state.ts';
import { traitBit } from '../traits.ts';
import { character } from './character.ts';

/** BD-RULING-29: it is treated as playing the card, so a Sight on her helps. */
const reachOf = (state: State, by: Seat): Reach =>
  (gearTraits(gearAt(state, apOf(state, by))) & traitBit('hits-reach-cover')) === 0 ? NORMAL : COVER_BY_HITS;

const topOf = (state: State): Kind | undefined => state.discard[state.discard.length - 1];

/** At the cost of each kind of card in hand. */
const offerRepeats = (state: State, by: Seat, top: Kind, aim: AimCode | 'reload', moves: Move[]): void => {
  let last = -1;
  for (const held of handOf(state, by)) {
    const cost = held >> 3;
    if (cost !== last) moves.push(repeatMove(cost, NAME_OF[top] ?? 0, aim));
    last = cost;
  }
};

/**
 * BD-CHAR-PEARL Once in each of your turns, in phase 2: discard a hand card and carry out the action card on top of the discard pile
 * (never a miss card), or reload it again if it bears the reload symbol. The card is fixed before the cost is paid
 * (BD-RULING-17).
 */
export const pearlHart = character({
  id: 'pearl-hart',
  ability: {
    offer: (state, by, moves) => {
      const top = topOf(state);
      if (top === undefined) return;
      const isAction = cardOf(top).frame === 'action';
      if (isAction) {
        const plays: Move[] = [];
        offerPlays(state, by, top, AIMING_OF[top] ?? 0, stanceOf(state, by, reachOf(state, by)), plays);
        for (const play of plays) offerRepeats(state, by, top, orderOf(play).aim, moves);
      }
      const mayReload = isAction || state.pearlReloads === undefined;
      if (mayReload && IS_RELOAD[top] && isReloadOpen(state)) offerRepeats(state, by, top, 'reload', moves);
    },
    use: (state, by, order, emit) => {
      const top = topOf(state);
      if (top === undefined) return;
      discardFromHand(state, by, order.kind, 'cost', emit);
      if (order.how === 'reload') return pushDraw(state, by, 1, 'reload');
      cardLink(state, charAt(state, apOf(state, by)), top, 2);
      cardOf(top).play(state, by, order.aim, emit, false);
    },
  },
});
