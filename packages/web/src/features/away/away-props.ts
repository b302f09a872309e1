import type { Names } from '@saloon/kernel';
import type { GameTable, Teller } from '../../core/games/contract.ts';
import type { TableStore } from '../../net/table-store.ts';

export type AwayProps = {
  readonly store: TableStore;
  readonly tell: Teller;
  readonly names: Names;
  readonly isSolo: boolean;
  readonly table: GameTable;
};
