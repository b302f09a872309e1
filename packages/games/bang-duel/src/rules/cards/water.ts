import { tokenOf } from '../aims.ts';
import { pushTokenMove } from '../stack.ts';
import { seatOfSide } from '../state.ts';
import { card } from './card.ts';

/** BD-CARD-WATER Swaps the two characters of either player, who must have two. */
export const water = card('action', {
  name: 'water',
  isReload: true,
  aiming: 'token',
  play: (state, by, aim) => pushTokenMove(state, by, seatOfSide(state, tokenOf(aim)), 'water'),
});
