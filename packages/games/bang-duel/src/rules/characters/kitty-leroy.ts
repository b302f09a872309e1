import { handSize } from '../hand.ts';
import { KITTY } from '../move-table.ts';
import { pushDraw } from '../stack.ts';
import { character } from './character.ts';

/** BD-CHAR-KITTY Once in each of your turns, in phase 2, with an empty hand: draw 2 cards. */
export const kittyLeroy = character({
  id: 'kitty-leroy',
  ability: {
    offer: (state, by, moves) => {
      if (handSize(state, by) === 0) moves.push(KITTY);
    },
    use: (state, by) => pushDraw(state, by, 2, 'kitty-leroy'),
  },
});
