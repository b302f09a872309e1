import type { TableId, TableRow } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import type { Guards } from '../../core/hooks/guards.ts';
import { unlessDamaged } from '../../core/store/unless-damaged.ts';
import type { TableAsks } from '../../core/tables/table-hooks.ts';
import { listedRow } from './listed-row.ts';
import type { Lobby } from './lobby.ts';

export type RowBroadcast = { readonly type: 'row'; readonly table: TableId; readonly row: TableRow | undefined };

export type ListedTablesDeps = Pick<Core, 'store' | 'log'> & {
  readonly lobby: Lobby;
  readonly guards: Pick<Guards<TableAsks>, 'ask'>;
  /** The most rows that are read from the store. */
  readonly most: number;
  readonly publish: (broadcast: RowBroadcast) => void;
};

/** Keeps the rows of the lobby, here and on the other servers, as far as operators allow them. */
export class ListedTables {
  readonly #deps: ListedTablesDeps;

  constructor(deps: ListedTablesDeps) {
    this.#deps = deps;
  }

  /** Without a row the table leaves the lobby. */
  set(table: TableId, row: TableRow | undefined): void {
    const listed = this.#mayList(table) ? row : undefined;
    this.#deps.lobby.update(table, listed);
    this.#deps.publish({ type: 'row', table, row: listed });
  }

  async read(): Promise<void> {
    const { store, log, lobby, most } = this.#deps;
    const { found, changes } = await lobby.changes.read(() => unlessDamaged(store.lobby(most), log));
    const rows = new Map(found.flatMap(listedRow).map((row) => [row.id, row]));
    for (const [table, row] of changes) {
      if (row === undefined) rows.delete(table);
      else rows.set(table, row);
    }
    lobby.replace([...rows.values()].filter(({ id }) => this.#mayList(id)));
  }

  #mayList(table: TableId): boolean {
    return this.#deps.guards.ask('list', table) === undefined;
  }
}
