import type { Seat } from '@saloon/kernel';

/** What a net has learned about a game. It sees what the seat sees, and nothing else. */
export interface Evaluator<State, Move> {
  /** What the state is worth to every seat, from 0 to 1, as far as `me` can tell, into `worth`. */
  value(state: State, me: Seat, worth: number[]): void;
  /** How likely moves are, in any unit, into `weights`. */
  weigh(state: State, by: Seat, moves: readonly (Move | undefined)[], weights: number[]): void;
}

/** How a search uses what a net has learned. Each use has its own switch. */
export type Guide<State, Move> = {
  readonly evaluator: Evaluator<State, Move>;
  /** Lines are judged by the net instead of `evaluate`. */
  readonly value?: boolean;
  /** Moves are tried in the order of the net's policy instead of `appeal` and `evaluate`. */
  readonly prior?: boolean;
  /** The other sides draw their moves from the net's policy, and search learns nothing for them. */
  readonly rivals?: boolean;
};
