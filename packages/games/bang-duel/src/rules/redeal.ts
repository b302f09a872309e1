import { below, forkRng, type Rng, type Seat, seat } from '@saloon/kernel';
import { clone } from './clone.ts';
import { CHARACTERS_OF_A_SIDE } from './data.ts';
import { removeAt } from './lists.ts';
import { redealCards } from './redeal-cards.ts';
import { backOf, type Char, hasBegun, NOBODY, type State } from './state.ts';

/**
 * Deals again everything this seat can't know: the opponent's hidden cards and reserve, the decks, secret choices, and
 * future randomness. Without a seat, everything that a spectator can't know. It reads nothing that the seat can't see.
 */
export function redeal(state: State, me: Seat | undefined, rng: Rng): State {
  const other = clone(state);
  other.rng = forkRng(rng);
  redealCards(other, me, rng);
  for (let by = 0; by < 2; by++) if (by !== me) redealCharacters(other, seat(by), rng);
  return other;
}

/** Re-deals a reserve from the unseen characters, and before the choice the two in hand, too. */
function redealCharacters(state: State, them: Seat, rng: Rng): void {
  const isSetup = !hasBegun(state);
  const reserve = state.reserve[them];
  if (reserve === undefined || (!isSetup && reserve.length === 0)) return;
  const unseen = unseenCharacters(state, them, isSetup);
  const wanted = reserve.length;
  if (isSetup) {
    for (let spot = 2 * them; spot < 2 * them + 2; spot++) {
      state.chars[spot] = removeAt(unseen, below(rng, unseen.length));
    }
    if (state.token[them] !== -1) state.token[them] = below(rng, 2);
  }
  let taken = 0;
  for (let i = 0; i < unseen.length; i++) {
    if (below(rng, unseen.length - i) < wanted - taken) reserve[taken++] = unseen[i] ?? NOBODY;
  }
}

function unseenCharacters(state: State, them: Seat, isSetup: boolean): Char[] {
  const first = backOf(state, them) * CHARACTERS_OF_A_SIDE;
  const unseen: Char[] = [];
  for (let char = first; char < first + CHARACTERS_OF_A_SIDE; char++) {
    const isInPlay = state.chars[2 * them] === char || state.chars[2 * them + 1] === char;
    if ((isSetup || !isInPlay) && !state.removed[them]?.includes(char)) unseen.push(char);
  }
  return unseen;
}
