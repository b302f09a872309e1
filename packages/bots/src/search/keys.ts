import type { Playable } from '../information-set.ts';

/** Identifies a move in a tree by its notation, because a game may create equal moves anew. */
export type KeyOf<Move> = (move: Move) => string;

/** Caches the notation of moves in lists that a game creates once and shares, for all searches of that game. */
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

/** Waiting has no notation of its own. */
export const keyOrWait = <Move>(move: Move | undefined, keyOf: KeyOf<Move>): string =>
  move === undefined ? '' : keyOf(move);
