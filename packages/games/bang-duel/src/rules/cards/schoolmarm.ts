import { bearerIn, gearIn } from '../aims.ts';
import { kindOfBit, namedGear } from '../gear.ts';
import { gearAt, spotOf } from '../spots.ts';
import { pushTakeGear } from '../stack.ts';
import { card } from './card.ts';

/** BD-CARD-SCHOOLMARM Takes into hand a card in play that is not on the opponent's PP. */
export const schoolmarm = card('action', {
  name: 'schoolmarm',
  aiming: 'gear',
  play: (state, by, aim) => {
    const bearer = bearerIn(aim);
    const bit = gearAt(state, spotOf(state, bearer)) & namedGear(gearIn(aim));
    pushTakeGear(state, by, bearer, kindOfBit(bit), 'hand', 'schoolmarm');
  },
});
