import type { Playable } from '../sight.ts';

/** What a move is known by in a tree: its notation, as a game may make the same move anew. */
export type KeyOf<Move> = (move: Move) => string;

/** Moves out of lists that a game makes once and shares are written down once. */
export function keysOf<State, Move>(game: Playable<State, Move>): KeyOf<Move> {
  const written = new WeakMap<object, string>();
  return (move) => {
    if (typeof move !== 'object' || move === null) return game.formatMove(move);
    let key = written.get(move);
    if (key === undefined) {
      key = game.formatMove(move);
      written.set(move, key);
    }
    return key;
  };
}

/** To wait is a move of nobody's notation. */
export const keyOrWait = <Move>(move: Move | undefined, keyOf: KeyOf<Move>): string =>
  move === undefined ? '' : keyOf(move);
