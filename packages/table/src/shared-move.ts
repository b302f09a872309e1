import type { AnyGame, Seat } from '@saloon/kernel';

/** A game has a few thousand moves at most; one that has more is not worth the memory. */
const MOST_SHARED = 20_000;
const known = new WeakMap<AnyGame, Map<string, unknown>>();

/**
 * A stranger's move as one object for all that are equal, whoever sends it and however often: the very one in the lists of
 * legal moves where a game shares those, so that it is found there at a glance. `undefined` when it is no move.
 */
export function readMove(game: AnyGame, state: unknown, by: Seat, input: unknown): unknown {
  const move = game.parseMove(input);
  if (move === undefined) return undefined;
  let moves = known.get(game);
  if (moves === undefined || moves.size > MOST_SHARED) {
    moves = new Map();
    known.set(game, moves);
  }
  const text = game.formatMove(move);
  const one = moves.get(text);
  if (one !== undefined) return one;
  const legal = game.legalMoves(state, by).find((other) => game.formatMove(other) === text);
  if (legal === undefined) return move;
  if (Object.isFrozen(legal)) moves.set(text, legal);
  return legal;
}
