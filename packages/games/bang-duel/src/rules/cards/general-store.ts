import { idOf } from '../card-ids.ts';
import { STORE_CARDS_OF_A_DECK } from '../data.ts';
import { NO_CARD, takeFrom } from '../decks.ts';
import { push } from '../stack.ts';
import { opponentOf } from '../state.ts';
import { card } from './card.ts';

/** BD-CARD-STORE Lays out two cards of either player's deck; both pick in turn, the player of the card first. */
export const generalStore = card('action', {
  name: 'general-store',
  aiming: 'no-aim',
  play: (state, by, _aim, emit) => {
    const cards: number[] = [];
    for (let n = 0; n < 2 * STORE_CARDS_OF_A_DECK; n++) {
      const taken = takeFrom(state, n < STORE_CARDS_OF_A_DECK ? by : opponentOf(by), emit);
      if (taken !== NO_CARD) cards.push(taken);
    }
    const frame = push(state, 'store', by);
    frame.list = cards;
    frame.n = by;
    emit?.({ type: 'laid-out', seat: by, cards: cards.map(idOf) });
  },
});
