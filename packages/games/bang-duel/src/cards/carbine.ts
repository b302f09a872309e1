import { charIn, gearPlaceOf } from '../aims.ts';
import { ask } from '../ask.ts';
import { kindOfBit, namedGear } from '../gear.ts';
import { DECLINE, stripMove } from '../move-table.ts';
import { apOf, gearAt, spotOf } from '../spots.ts';
import { pop, pushTakeGear } from '../stack.ts';
import { opponentOf } from '../state.ts';
import { gearOn } from './gear-cards.ts';
import { bangCard } from './shots.ts';

/** BD-CARD-CARBINE One hit. On miss: its player may discard a card that lies on either AP. */
export const carbine = bangCard({
  name: 'carbine',
  onMiss: {
    begin: (state, { by }) => {
      if (gearAt(state, apOf(state, by)) === 0 && gearAt(state, apOf(state, opponentOf(by))) === 0) return pop(state);
      ask(state, 'onmiss/carbine', by);
    },
    offer: (state, { by }, moves) => {
      const aims: number[] = [];
      gearOn(state, apOf(state, by), aims);
      gearOn(state, apOf(state, opponentOf(by)), aims);
      for (const aim of aims) moves.push(stripMove(aim));
      moves.push(DECLINE);
    },
    answer: (state, { by }, move, why, emit) => {
      pop(state);
      if (move.type !== 'strip') return emit?.({ type: 'declined', seat: by, decision: 'onmiss/carbine', why });
      const bearer = charIn(move.target);
      const bit = gearAt(state, spotOf(state, bearer)) & namedGear(gearPlaceOf(move.take));
      pushTakeGear(state, by, bearer, kindOfBit(bit), 'discard', 'carbine');
    },
  },
});
