import type { AnyGame } from '@saloon/kernel';

/** A game has a few thousand moves at most; one that has more is not worth the memory. */
const MOST_SHARED = 20_000;

const known = new WeakMap<AnyGame, Map<string, unknown>>();

/** One object for equal moves, however often they are read: tables keep their last moves. */
export function shared(game: AnyGame, move: unknown): unknown {
  let moves = known.get(game);
  if (moves === undefined || moves.size > MOST_SHARED) {
    moves = new Map();
    known.set(game, moves);
  }
  const text = game.formatMove(move);
  const one = moves.get(text);
  if (one !== undefined) return one;
  moves.set(text, move);
  return move;
}
