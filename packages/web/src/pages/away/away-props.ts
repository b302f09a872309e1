import type { Names } from '@saloon/kernel';
import type { TableStore } from '../../net/table-store.ts';
import type { GameTable } from '../../tables/contract.ts';
import type { GameWords } from '../../tables/index.ts';

export type AwayProps = {
  readonly store: TableStore;
  readonly names: Names;
  readonly isSolo: boolean;
  readonly table: GameTable;
  readonly words: GameWords;
};
