import type { FindGame } from '@saloon/catalog';
import type { UserId } from '@saloon/protocol';
import { type Opening, openTable, type TableActor } from '@saloon/table';
import type { TableRegistry } from './registry.ts';

/**
 * `moved`: another server has opened it, or the commit is in doubt. `closed`: it can't be played, because an operator has
 * closed it or it can't be read.
 */
export type OpenedOnce = 'open' | 'moved' | 'closed' | 'unavailable';

export type OpenOnceDeps = {
  readonly tables: Pick<TableRegistry, 'find' | 'get' | 'add' | 'thinkers' | 'isFailing' | 'isStopped'>;
  readonly findGame: FindGame;
};

/** Adds a new table. Resolves once that is durable. */
export const addDurably = (
  tables: Pick<TableRegistry, 'add' | 'isStopped'>,
  table: TableActor,
  host: UserId,
): Promise<'open' | 'moved' | 'unavailable'> =>
  new Promise((resolve) => {
    if (tables.isStopped) return resolve('unavailable');
    tables.add(table, host).replyLater({
      onCommitted: () => resolve('open'),
      onWriteFailed: () => resolve('unavailable'),
      onMoved: () => resolve('moved'),
    });
  });

/** Opens a table that the server itself makes, unless it is there. Resolves once it is durable. */
export async function openOnce(
  { tables, findGame }: OpenOnceDeps,
  opening: Opening,
  prepare?: (table: TableActor) => void,
): Promise<OpenedOnce> {
  const { id, host, request } = opening;
  if (tables.isFailing || tables.isStopped) return 'unavailable';
  return new Promise((resolve, reject) =>
    tables.find(id, (found) => {
      if (found.type === 'unavailable') return resolve('unavailable');
      if (found.type !== 'missing' || tables.get(id) !== undefined) return resolve('open');
      if (found.gone.code !== 'no-such-table') return resolve('closed');
      const opened = openTable(opening, tables.thinkers, findGame);
      if (!opened.ok) return reject(new Error(`Cannot open a table of ${request.game}: ${opened.code} ${opened.at}`));
      prepare?.(opened.table);
      addDurably(tables, opened.table, host.user).then(resolve, reject);
    }),
  );
}
