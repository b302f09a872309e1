import type { AnyGame, Level, Seed } from '@saloon/kernel';
import type { Hints, OutsideBots, TableId } from '@saloon/protocol';
import type { Before, Duplicate, MatchTable, TournamentTable } from '../log/entry.ts';

/** What doesn't change after the opening; `game`, `options` and `isLive` can change until the deal. */
export type Fixed = {
  readonly id: TableId;
  readonly game: AnyGame;
  readonly seed: Seed;
  readonly seedHash: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly title: string;
  readonly isPrivate: boolean;
  /** At a live table a person who leaves gets a stand-in; by correspondence everyone has days. */
  readonly isLive: boolean;
  readonly hints: Hints;
  readonly outsideBots: OutsideBots;
  /** Does the result count for ratings? Then there are no hints and no undo. */
  readonly isRated: boolean;
  /** `always`: clocks run for a lone person too. `never`: nobody is hurried, as where people share a device. */
  readonly clock?: 'always' | 'never' | undefined;
  /** The level of stand-ins. */
  readonly standIn: Level;
  /** The game that it continues. */
  readonly before?: Before | undefined;
  readonly duplicate?: Duplicate | undefined;
  readonly tournament?: TournamentTable | undefined;
  readonly match?: MatchTable | undefined;
};

/** By correspondence everyone has days. */
export const isLiveBy = ({ pace }: Fixed['options']): boolean => pace !== 'correspondence';
