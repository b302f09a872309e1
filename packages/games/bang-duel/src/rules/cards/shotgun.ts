import { itemAt } from '@saloon/kernel';
import { tokenOf } from '../aims.ts';
import { ask } from '../ask.ts';
import { DECLINE, SWAPS } from '../move-table.ts';
import { isSole } from '../spots.ts';
import { pop, pushTokenMove } from '../stack.ts';
import { seatOfSide } from '../state.ts';
import { bangCard } from './shots.ts';

/** BD-CARD-SHOTGUN One hit. On miss: its player may move either AP token, where there are two characters. */
export const shotgun = bangCard({
  name: 'shotgun',
  onMiss: {
    begin: (state, { by }) => {
      if (isSole(state, seatOfSide(state, 0)) && isSole(state, seatOfSide(state, 1))) return pop(state);
      ask(state, 'onmiss/shotgun', by);
    },
    offer: (state, _frame, moves) => {
      for (let side = 0; side < 2; side++) if (!isSole(state, seatOfSide(state, side))) moves.push(itemAt(SWAPS, side));
      moves.push(DECLINE);
    },
    answer: (state, { by }, order, why, emit) => {
      pop(state);
      if (order.type === 'swap') return pushTokenMove(state, by, seatOfSide(state, tokenOf(order.aim)), 'shotgun');
      emit?.({ type: 'declined', seat: by, decision: 'onmiss/shotgun', character: undefined, why });
    },
  },
});
