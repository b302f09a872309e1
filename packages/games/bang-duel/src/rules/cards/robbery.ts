import { backIn, bearerIn, gearIn, isBack } from '../aims.ts';
import { kindOfBit, namedGear } from '../gear.ts';
import { gearAt, spotOf } from '../spots.ts';
import { pushTakeBlind, pushTakeGear } from '../stack.ts';
import { card } from './card.ts';

/** BD-CARD-ROBBERY Takes a random card from the opponent's hand, or discards a card in play that is not on the opponent's PP. */
export const robbery = card('action', {
  name: 'robbery',
  aiming: 'back-or-gear',
  play: (state, by, aim) => {
    if (isBack(aim)) return pushTakeBlind(state, by, backIn(aim), 'hand', 'robbery');
    const bearer = bearerIn(aim);
    const bit = gearAt(state, spotOf(state, bearer)) & namedGear(gearIn(aim));
    pushTakeGear(state, by, bearer, kindOfBit(bit), 'discard', 'robbery');
  },
});
