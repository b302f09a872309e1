import type { AnyGame, Seat } from '@saloon/kernel';

/** A game has a few thousand moves at most; beyond this the cache is dropped. */
const MOST_SHARED = 20_000;
const known = new WeakMap<AnyGame, Map<string, unknown>>();

/**
 * An untrusted move as one shared object per distinct move: the very object in the lists of legal moves, if a game
 * shares those, so that it is found there quickly. Undefined if it isn't a move.
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
