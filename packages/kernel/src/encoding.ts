import type { Seat } from './ids.ts';

/**
 * A position and its moves as numbers, for neural nets and for research. Everything follows from what the seat knows: the
 * twin-state law of the conformance suite holds for `encode` as it does for views.
 */
export interface Encoding<State, Move> {
  /** Raised when any number changes its meaning. Weights name the version they were trained with. */
  readonly version: number;
  /** The name of each number of an observation, in order. */
  readonly features: readonly string[];
  /** Names of the parts that moves are made of. */
  readonly parts: readonly string[];
  /**
   * The first part of every legal move is its own, so that it serves as a fixed action number. Otherwise the set of moves
   * is open, and a move is told apart only by all of its parts together.
   */
  readonly isFixed: boolean;
  /** Writes what the seat knows into `features`, which is all zeros: `ENCODED_ONE` stands for 1. */
  encode(state: State, seat: Seat, features: Int8Array): void;
  /** Writes the places in `parts` that make up a legal move, and returns how many there are. */
  partsOf(state: State, seat: Seat, move: Move, parts: number[]): number;
}

/** Features are whole numbers, in sixteenths: nets that add and multiply them give the same result on every machine. */
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
