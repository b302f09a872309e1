import { WAGON_CARDS } from '../data.ts';
import { takeAside, tellAside } from '../draw.ts';
import { push } from '../stack.ts';
import { card } from './card.ts';

/** BD-CARD-WAGON Draw 3 cards, keep 2, discard the third. */
export const wagon = card('action', {
  name: 'wagon',
  aiming: 'no-aim',
  play: (state, by, _aim, emit) => {
    const held: number[] = [];
    for (let n = 0; n < WAGON_CARDS; n++) takeAside(state, by, held, emit);
    tellAside(by, held, 'wagon', emit);
    push(state, 'wagon', by).list = held;
  },
});
