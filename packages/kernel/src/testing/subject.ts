import type { AnyGame } from '../game.ts';

/** A table to test a game at. */
export type TrialTable = { readonly name: string; readonly seats: number; readonly options: unknown };

/** A game at one table, with its author's promises. */
export type Subject = {
  readonly game: AnyGame;
  readonly table: TrialTable;
  /** The most inputs of a random game, reflexes not counted. */
  readonly bound: number;
  /** A text that never changes during a game, because no card is created or lost. */
  census(state: unknown): string;
  /** Places in a view that no event announces. */
  readonly untold?: readonly string[] | undefined;
};
