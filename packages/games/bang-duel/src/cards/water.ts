import { atToken, tokenOf } from '../aims.ts';
import { isSole } from '../spots.ts';
import { pushTokenMove } from '../stack.ts';
import { seatOfSide } from '../state.ts';
import { card } from './card.ts';

/** BD-CARD-WATER Swaps the two characters of either player, who must have two. */
export const water = card('action', {
  name: 'water',
  isReload: true,
  aims: (state, _by, _reach, aims) => {
    for (let side = 0; side < 2; side++) if (!isSole(state, seatOfSide(state, side))) aims.push(atToken(side));
  },
  play: (state, { by, aim }) => pushTokenMove(state, by, seatOfSide(state, tokenOf(aim)), 'water'),
});
