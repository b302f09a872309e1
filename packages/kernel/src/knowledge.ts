import type { Millis, Seat } from './ids.ts';
import type { Rng } from './rng.ts';

export const LEVELS = ['easy', 'normal', 'hard', 'legend'] as const;
export type Level = (typeof LEVELS)[number];

/** What the bots of a game know. It is only ever handed re-dealt states. */
export interface Knowledge<State, Move> {
  /** How well the seat stands, in the unit of the game's score: higher is better. */
  evaluate(state: State, seat: Seat): number;
  /** A lead, in that unit, that wins three games of four: what search takes for a good position. 10 if nothing is said. */
  readonly lead?: number;
  /**
   * How likely somebody who knows the game is to make this legal move, before any thought: 1 is ordinary, 0 never. Search
   * looks at likely moves first and plays games out by them, so it has to be quick; without it all moves are alike.
   */
  appeal?(state: State, seat: Seat, move: Move): number;
  /** How long a bot of this level takes to make this move now: thinking, or reacting in a race. */
  tempo(state: State, seat: Seat, move: Move, level: Level, rng: Rng): Millis;
  /** A human-like slip a bot of this level makes now instead of deciding, if it makes one. */
  slip(state: State, seat: Seat, level: Level, rng: Rng): Move | undefined;
}
