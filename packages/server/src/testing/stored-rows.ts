import { type TableRow, tableId, userId } from '@saloon/protocol';
import type { Batch, StoredTable } from '../core/store/store.ts';

export const ann = userId('ann');
export const bob = userId('bob');
/** An empty batch of a server without a lease. */
export const NOTHING: Batch = { server: 'here', users: [], tables: [], entries: [] };

export const row = (id: string): TableRow => ({ ...({} as TableRow), id: tableId(id), title: `Table ${id}` });

export const tableOf = (id: string, changes: Partial<StoredTable> = {}): StoredTable => ({
  id: tableId(id),
  game: 'wright-brothers',
  host: ann,
  phase: 'waiting',
  openedAt: 1000,
  touchedAt: 1000,
  row: undefined,
  wake: { type: 'in-memory' },
  fence: 1,
  seating: undefined,
  ...changes,
});

export const line = (id: string, seq: number, body = `{"n":${seq}}`, fence = 1) => ({
  table: tableId(id),
  seq,
  fence,
  body,
});
