import type { Move } from './moves.ts';

/** Where moves that may be made are put: a list, or the one below. */
export type MoveSink = { push(move: Move): unknown };

/**
 * The list that legal moves are gathered in, one question at a time. It is filled again and again without making anything
 * new; `listed` copies what is in it into a list of just that size.
 */
const moves: Move[] = [];
let count = 0;

export const gathering: MoveSink = {
  push(move) {
    moves[count] = move;
    count += 1;
  },
};

export function beginList(): MoveSink {
  count = 0;
  return gathering;
}

export const listed = (): readonly Move[] => moves.slice(0, count);
