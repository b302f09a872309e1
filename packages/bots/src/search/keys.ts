import type { Playable } from '../information-set.ts';

/** What a move is known by in a tree: its notation, as a game may make the same move anew. */
export type KeyOf<Move> = (move: Move) => string;

/** Moves out of lists that a game makes once and shares are written down once, for all searches of that game. */
export function keysOf<State, Move>({ formatMove }: Playable<State, Move>): KeyOf<Move> {
  const written = WRITTEN.get(formatMove) ?? new WeakMap<object, string>();
  WRITTEN.set(formatMove, written);
  return (move) => {
    if (typeof move !== 'object' || move === null) return formatMove(move);
    let key = written.get(move);
    if (key === undefined) {
      key = formatMove(move);
      written.set(move, key);
    }
    return key;
  };
}

const WRITTEN = new WeakMap<object, WeakMap<object, string>>();

/** To wait is a move of nobody's notation. */
export const keyOrWait = <Move>(move: Move | undefined, keyOf: KeyOf<Move>): string =>
  move === undefined ? '' : keyOf(move);
