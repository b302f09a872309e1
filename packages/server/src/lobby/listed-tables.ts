import type { TableId, TableRow } from '@saloon/protocol';
import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import { unlessDamaged } from '../store/unless-damaged.ts';
import { listedRow } from './listed-row.ts';
import type { Lobby } from './lobby.ts';
import type { Moderation } from './moderation.ts';

export type ListedTablesDeps = {
  readonly lobby: Lobby;
  readonly store: Pick<Store, 'lobby'>;
  readonly moderation: Moderation;
  readonly log: Logger;
  /** The most rows that are read from the store. */
  readonly most: number;
  readonly publish: (news: {
    readonly type: 'row';
    readonly table: TableId;
    readonly row: TableRow | undefined;
  }) => void;
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
    const { moderation } = this.#deps;
    return !moderation.has('hidden-table', table) && !moderation.has('closed-table', table);
  }
}
