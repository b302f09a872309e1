import type { OpenRequest } from '@saloon/client';
import type { Lang, TableProblem } from '@saloon/kernel';
import type { AnyOptions } from './options.ts';

type Said = Readonly<Record<Lang, string>>;

/** What a host should know before opening a table, and what could be set for it in one press. */
export type OpeningNote = {
  readonly text: Said;
  readonly proposal?: { readonly text: Said; readonly options: AnyOptions };
};

/** How players are split into teams, where the host may choose. */
export type TeamChoice = {
  readonly names: Readonly<Record<Lang, readonly string[]>>;
  /** The team of each seat. Undefined if teams are drawn at random. */
  of(options: AnyOptions, seats: number): readonly number[] | undefined;
  /** The usual split of this many seats. */
  usual(seats: number): readonly number[];
  /** The options for these teams. */
  options(teams: readonly number[]): AnyOptions;
  /** The options for teams at random. */
  readonly random: AnyOptions;
};

/** What a game says about a table that is about to be opened. */
export type Opening = {
  problem(options: AnyOptions, seats: number): TableProblem | undefined;
  notes(options: AnyOptions, seats: OpenRequest['seats']): readonly OpeningNote[];
  /** Only the server has what this table needs, so that it cannot be played in the browser alone. */
  isForServer(options: AnyOptions): boolean;
  readonly teams?: TeamChoice;
};
