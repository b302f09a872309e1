import { forkRng, type Rng, type Seat } from '@saloon/kernel';
import { clone } from './clone.ts';
import { redealCards, redealChoice } from './redeal-cards.ts';
import { redealPurses } from './redeal-purses.ts';
import type { State } from './state.ts';

/**
 * A copy in which everything this seat can't know is dealt again: others' hands, face-down cards, secret choices,
 * purses and future randomness. Without a seat, everything that a spectator can't know. Decks, round cards and unseen purses
 * are drawn only when revealed, so they hold no secret. It reads nothing that the seat can't see, so the result doesn't
 * depend on the truth.
 */
export function redeal(state: State, me: Seat | undefined, rng: Rng): State {
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
