import type { Level, Seat } from '@saloon/kernel';

/** A move of a puzzle in the game's notation, the share of games it wins, and the standard error of that share. */
export type Answer = { readonly move: string; readonly mean: number; readonly error: number };

/** How often bots of each level found the best move, of five times each. */
export type LevelHits = Readonly<Record<Exclude<Level, 'legend'>, number>>;

/** A decision in a recorded game. The first answer is the best. */
export type Puzzle = {
  /** Inputs played before the decision. */
  readonly after: number;
  readonly seat: Seat;
  readonly theme: string;
  readonly answers: readonly Answer[];
  readonly hits: LevelHits;
};
