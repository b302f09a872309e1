import type { TableId } from '@saloon/protocol';
import type { Batch } from './store.ts';

/** The ids of the tables that a batch writes to. */
export const tablesIn = ({ tables, entries }: Pick<Batch, 'tables' | 'entries'>): ReadonlySet<TableId> =>
  new Set([...tables.map(({ id }) => id), ...entries.map(({ table }) => table)]);

/** The part of a batch that writes to one table. */
export const onlyOf = (id: TableId, { server, tables, entries, finished = [] }: Batch): Batch => ({
  server,
  users: [],
  tables: tables.filter((table) => table.id === id),
  entries: entries.filter(({ table }) => table === id),
  finished: finished.filter(({ table }) => table === id),
});

/** A batch without these tables. */
export const without = (
  { server, users, tables, entries, finished = [] }: Batch,
  leftOut: readonly TableId[],
): Batch => ({
  server,
  users,
  tables: tables.filter(({ id }) => !leftOut.includes(id)),
  entries: entries.filter(({ table }) => !leftOut.includes(table)),
  finished: finished.filter(({ table }) => !leftOut.includes(table)),
});
