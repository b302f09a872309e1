import type { Seat } from '@saloon/kernel';

/** What a net has learned about a game. It sees only what the seat sees. */
export interface Evaluator<State, Move> {
  /** Writes the state's value for every seat, from 0 to 1, into `worth`, as far as `me` can tell. */
  value(state: State, me: Seat, worth: number[]): void;
  /** Writes how likely each move is, in any unit, into `weights`. */
  weigh(state: State, by: Seat, moves: readonly (Move | undefined)[], weights: number[]): void;
}

/** How a search uses what a net has learned. Each use has its own switch. */
export type Guide<State, Move> = {
  readonly evaluator: Evaluator<State, Move>;
  /** Leaves are evaluated by the net instead of `evaluate`. */
  readonly value?: boolean;
  /** Moves are tried in the order of the net's policy instead of `appeal` and `evaluate`. */
  readonly prior?: boolean;
  /** The other sides draw their moves from the net's policy, and search doesn't learn for them. */
  readonly rivals?: boolean;
  /** Roll-outs draw their moves from the net's policy instead of `appeal`. */
  readonly rollOuts?: boolean;
  /** Deals come as often as the others' past choices are likely under the net's policy. Needs the game's `recall`. */
  readonly belief?: boolean;
};
