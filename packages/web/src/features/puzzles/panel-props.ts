import type { GameTable } from '../../core/games/contract.ts';
import type { GameWords } from '../../core/games/entry.ts';
import type { TableStore } from '../../net/table-store.ts';
import type { ListedPuzzle } from './catalog.ts';
import type { PuzzleState } from './puzzle-link.ts';

export type PanelProps = {
  readonly puzzle: ListedPuzzle;
  readonly theme: string | undefined;
  readonly state: PuzzleState;
  readonly store: TableStore;
  readonly table: GameTable;
  readonly words: GameWords;
  /** What the answer did to the rating, once it has counted. */
  readonly gained: number | undefined;
  readonly onHint: () => void;
  readonly onShow: () => void;
  readonly onAgain: () => void;
  readonly onPlayOn: () => void;
};
