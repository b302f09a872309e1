import type { ServerMessage, TableId, TableRow } from '@saloon/protocol';

export interface LobbyWatcher {
  sendText(text: string): void;
}

/** The open tables, and who is looking at the list. Only so many rows: the ones that changed last. */
export class Lobby {
  readonly #most: number;
  /** By the order in which they changed, the latest last. */
  readonly #rows = new Map<TableId, TableRow>();
  readonly #watchers = new Set<LobbyWatcher>();
  #whole: string | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#rows.size;
  }

  watch(watcher: LobbyWatcher): void {
    this.#watchers.add(watcher);
    this.#whole ??= JSON.stringify({
      type: 'lobby',
      tables: [...this.#rows.values()].reverse(),
    } satisfies ServerMessage);
    watcher.sendText(this.#whole);
  }

  unwatch(watcher: LobbyWatcher): void {
    this.#watchers.delete(watcher);
  }

  /** The list is this now, the latest first: whoever looks is told what is different. */
  replace(rows: readonly TableRow[]): void {
    const listed = new Set(rows.map(({ id }) => id));
    for (const table of [...this.#rows.keys()]) if (!listed.has(table)) this.#remove(table);
    for (const row of [...rows].reverse()) {
      if (JSON.stringify(this.#rows.get(row.id)) !== JSON.stringify(row)) this.update(row.id, row);
    }
  }

  /** The table's row is this now, or it has none. */
  update(table: TableId, row: TableRow | undefined): void {
    if (row === undefined) return this.#remove(table);
    this.#rows.delete(table);
    this.#rows.set(table, row);
    this.#tell({ type: 'lobby-row', row });
    const [oldest] = this.#rows.keys();
    if (this.#rows.size > this.#most && oldest !== undefined) this.#remove(oldest);
  }

  #remove(table: TableId): void {
    if (this.#rows.delete(table)) this.#tell({ type: 'lobby-gone', table });
  }

  #tell(message: ServerMessage): void {
    this.#whole = undefined;
    if (this.#watchers.size === 0) return;
    const text = JSON.stringify(message);
    for (const watcher of this.#watchers) watcher.sendText(text);
  }
}
