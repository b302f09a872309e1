import { itemAt } from '@saloon/kernel';
import { ALWAYS_ACTIVE_GEAR } from '../cards/index.ts';
import { EQUIPMENT } from '../data.ts';
import { discardGear } from '../discard.ts';
import { namedGear } from '../gear.ts';
import { KATES } from '../move-table.ts';
import { apOf, gearAt } from '../spots.ts';
import { pushDraw } from '../stack.ts';
import { character } from './character.ts';

/** BD-CHAR-KATE Once in each of your turns, in phase 2: discard a card on her that is not always active, draw 2 cards. */
export const cattleKate = character({
  id: 'cattle-kate',
  ability: {
    offer: (state, by, moves) => {
      const gear = gearAt(state, apOf(state, by)) & ~ALWAYS_ACTIVE_GEAR;
      if (gear === 0) return;
      for (let place = 0; place < EQUIPMENT.length; place++)
        if ((gear & namedGear(place)) !== 0) moves.push(itemAt(KATES, place));
    },
    use: (state, by, order, emit) => {
      const spot = apOf(state, by);
      discardGear(state, spot, gearAt(state, spot) & namedGear(order.n), 'kate', emit);
      pushDraw(state, by, 2, 'cattle-kate');
    },
  },
});
