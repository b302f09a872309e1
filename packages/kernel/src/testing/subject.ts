import type { AnyGame } from '../game.ts';

/** A table a game is tried at. */
export type TrialTable = { readonly name: string; readonly seats: number; readonly options: unknown };

/** A game at one table, with what its author promises about it. */
export type Subject = {
  readonly game: AnyGame;
  readonly table: TrialTable;
  /** The most inputs of a random game, reflexes not counted. */
  readonly bound: number;
  /** A text that stays the same over a game: cards are neither made nor lost. */
  census(state: unknown): string;
  /** Places of a view that no event tells of. */
  readonly untold?: readonly string[] | undefined;
};
