import { type AnyGame, cloneRng, rngFrom, type Seat, seedOf } from '@saloon/kernel';

/** Nobody thinks so quickly: a bot of the top level that may act sooner only reacts. */
const REACTION_MS = 340;
/** So many draws tell the two apart: the quickest of them is what counts. */
const DRAWS = 12;
const SOURCE = rngFrom(seedOf(0));

/**
 * Is it a matter of milliseconds now for this seat? A game does not say so itself, but its bots know: in a race they take
 * the time of a reaction for what comes first to mind. The state may be a re-dealt one.
 */
export function isRace(game: AnyGame, state: unknown, seat: Seat): boolean {
  if (game.reflexes.length === 0) return false;
  const [first] = game.legalMoves(state, seat);
  if (first === undefined) return false;
  const rng = cloneRng(SOURCE);
  for (let n = 0; n < DRAWS; n++) {
    if (game.knowledge.tempo(state, seat, first, 'legend', rng) < REACTION_MS) return true;
  }
  return false;
}
