import type { Millis, Seat } from './ids.ts';
import type { Rng } from './rng.ts';

export const LEVELS = ['easy', 'normal', 'hard', 'legend'] as const;
export type Level = (typeof LEVELS)[number];

/** What the bots of a game know. It is only ever handed re-dealt states. */
export interface Knowledge<State, Move> {
  /** How well the seat stands, in the unit of the game's score: higher is better. */
  evaluate(state: State, seat: Seat): number;
  /** How long a bot of this level takes to make this move now: thinking, or reacting in a race. */
  tempo(state: State, seat: Seat, move: Move, level: Level, rng: Rng): Millis;
  /** A human-like slip a bot of this level makes now instead of deciding, if it makes one. */
  slip(state: State, seat: Seat, level: Level, rng: Rng): Move | undefined;
}
