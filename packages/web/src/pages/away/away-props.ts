import type { Names } from '@saloon/kernel';
import type { TableStore } from '../../net/table-store.ts';
import type { GameTable } from '../../tables/contract.ts';
import type { Teller } from '../../tables/shared/telling/teller.ts';

export type AwayProps = {
  readonly store: TableStore;
  readonly tell: Teller;
  readonly names: Names;
  readonly isSolo: boolean;
  readonly table: GameTable;
};
