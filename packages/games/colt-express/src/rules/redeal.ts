import { forkRng, type Rng, type Seat } from '@saloon/kernel';
import { clone } from './clone.ts';
import { redealCards, redealChoice } from './redeal-cards.ts';
import { redealPurses } from './redeal-purses.ts';
import type { State } from './state.ts';

/**
 * A state in which everything this seat cannot know is dealt again: others' hands, face-down cards, secret choices and
 * purses, and what is to come. Decks, round cards and unseen purses are drawn when they are turned up, so they hold no
 * secret. It reads nothing that the seat cannot see, so what it deals does not depend on the truth.
 */
export function redeal(state: State, me: Seat, rng: Rng): State {
  const other = clone(state);
  other.rng = forkRng(rng);
  for (let by = 0; by < state.players.length; by++) {
    if (by === me) continue;
    redealCards(other, by as Seat, rng);
    redealChoice(other, by as Seat, rng);
  }
  if (state.phase !== 'game-over') redealPurses(other, me, rng);
  return other;
}
