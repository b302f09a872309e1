import type { GameId } from '@saloon/kernel';
import type { FunctionComponent } from 'preact';
import type { AnyOptions } from '../tables/index.ts';

/** Props of `RulesPage` in `pages/rules/index.tsx`: a page, or the same text in the side panel of a table. */
export type RulesPageProps = {
  readonly game: GameId;
  /** The rule to open at, such as `WB-THROW-2`. */
  readonly rule: string | undefined;
  /** Inside the side panel of a table: no top bar, narrow. */
  readonly isEmbedded: boolean;
  /** The table that the rules were opened from. The page marks what it changed. */
  readonly table?: { readonly options: AnyOptions; readonly seats: number } | undefined;
};
/**
 * Props of `ReplayPage` in `pages/replay/index.tsx`: the replay of a finished game, or of a file if `table` is empty.
 */
export type ReplayPageProps = {
  readonly table: string;
  readonly isSolo: boolean;
  /** Shows the game that this solo table continues. */
  readonly isBefore: boolean;
  /** Shows the sample recording of this game. */
  readonly sample?: GameId;
};

export type RulesModule = { readonly RulesPage: FunctionComponent<RulesPageProps> };
export type ReplayModule = { readonly ReplayPage: FunctionComponent<ReplayPageProps> };
