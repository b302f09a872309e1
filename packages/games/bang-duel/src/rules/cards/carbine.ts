import { atGear, bearerIn, gearIn } from '../aims.ts';
import { ask } from '../ask.ts';
import { EQUIPMENT } from '../data.ts';
import { kindOfBit, namedGear } from '../gear.ts';
import { DECLINE, stripMove } from '../move-table.ts';
import type { Move } from '../moves.ts';
import { apOf, charAt, gearAt, spotOf } from '../spots.ts';
import { pop, pushTakeGear } from '../stack.ts';
import { opponentOf, type Spot, type State } from '../state.ts';
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
      offerGear(state, apOf(state, by), moves);
      offerGear(state, apOf(state, opponentOf(by)), moves);
      moves.push(DECLINE);
    },
    answer: (state, { by }, order, why, emit) => {
      pop(state);
      if (order.type !== 'strip')
        return emit?.({ type: 'declined', seat: by, decision: 'onmiss/carbine', character: undefined, why });
      const bearer = bearerIn(order.aim);
      const bit = gearAt(state, spotOf(state, bearer)) & namedGear(gearIn(order.aim));
      pushTakeGear(state, by, bearer, kindOfBit(bit), 'discard', 'carbine');
    },
  },
});

function offerGear(state: State, spot: Spot, moves: Move[]): void {
  const gear = gearAt(state, spot);
  for (let place = 0; place < EQUIPMENT.length; place++)
    if ((gear & namedGear(place)) !== 0) moves.push(stripMove(atGear(charAt(state, spot), place)));
}
