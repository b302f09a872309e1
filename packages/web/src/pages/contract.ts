import type { GameId } from '@saloon/kernel';
import type { FunctionComponent } from 'preact';
import type { AnyOptions } from '../tables/index.ts';

/** Rules of a game: a page of its own, and the same in the rail of a table. In `pages/rules/index.tsx`, `RulesPage`. */
export type RulesPageProps = {
  readonly game: GameId;
  /** The rule to open at, such as `WB-THROW-2`. */
  readonly rule: string | undefined;
  /** Inside the rail of a table: no top bar, narrow. */
  readonly isEmbedded: boolean;
  /** The table the rules were opened from: they say what it has changed. */
  readonly table?: { readonly options: AnyOptions; readonly seats: number } | undefined;
};
/** The replay of a finished game, or of a file where `table` is empty. In `pages/replay/index.tsx`, `ReplayPage`. */
export type ReplayPageProps = {
  readonly table: string;
  readonly isSolo: boolean;
  /** The game that a solo table plays on from. */
  readonly isBefore: boolean;
};

export type RulesModule = { readonly RulesPage: FunctionComponent<RulesPageProps> };
export type ReplayModule = { readonly ReplayPage: FunctionComponent<ReplayPageProps> };
