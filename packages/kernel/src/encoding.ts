import type { Seat } from './ids.ts';

/**
 * A position and its moves as numbers, for neural nets and research. `encode` depends only on what the seat knows, as
 * views do: the conformance suite checks both with the twin-state law.
 */
export interface Encoding<State, Move> {
  /** Raised when any number changes its meaning. Weights files name the version they were trained with. */
  readonly version: number;
  /** The name of each number of an observation, in order. */
  readonly features: readonly string[];
  /** Names of the parts that moves are made of. */
  readonly parts: readonly string[];
  /**
   * Is each legal move's first part unique, so that it serves as a fixed action number? Otherwise the set of moves is
   * open, and only all parts together identify a move.
   */
  readonly isFixed: boolean;
  /** Writes what the seat knows into `features`, which starts as all zeros. `ENCODED_ONE` stands for 1. */
  encode(state: State, seat: Seat, features: Int8Array): void;
  /** Writes the indices in `parts` that make up a legal move. Returns how many there are. */
  partsOf(state: State, seat: Seat, move: Move, parts: number[]): number;
}

/** Features are integers, in sixteenths, so that nets give the same result on every machine. */
export const ENCODED_ONE = 16;
const MOST = 127;

/** A number of sixteenths that fits into a byte. */
export const encoded = (value: number): number => {
  const rounded = Math.round(ENCODED_ONE * value);
  return rounded > MOST ? MOST : rounded < -MOST ? -MOST : rounded;
};

/**
 * Numbers the features of a game block by block.
 *
 * @example
 * const layout = featureLayout();
 * const MARSHAL = layout.block('marshal in car', 7);
 * layout.names // ['marshal in car 0', …]
 */
export function featureLayout(): {
  readonly names: readonly string[];
  readonly block: (name: string, size: number) => number;
} {
  const names: string[] = [];
  return {
    names,
    block: (name, size) => {
      const first = names.length;
      for (let i = 0; i < size; i++) names.push(size === 1 ? name : `${name} ${i}`);
      return first;
    },
  };
}
