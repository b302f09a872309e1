import type { ServerMessage, TableId, TableRow } from '@saloon/protocol';

export interface LobbyWatcher {
  sendText(text: string): void;
}

export type LobbySetup = {
  /** Rows that a list shows: the newest. */
  readonly shown: number;
  /** Rows that are kept, for searches. */
  readonly kept: number;
  /** What a game is called, in every language. */
  readonly titlesOf: (game: string) => string;
};

/** What is looked for, or everything. */
type Search = string | undefined;

/** The open tables, the newest first, and who is looking at the list or searching it. */
export class Lobby {
  readonly #setup: LobbySetup;
  readonly #rows = new Map<TableId, TableRow>();
  readonly #watchers = new Map<LobbyWatcher, Search>();
  /** The whole list as JSON, while nothing in it changes. */
  #whole: string | undefined;

  constructor(setup: LobbySetup) {
    this.#setup = setup;
  }

  get size(): number {
    return this.#rows.size;
  }

  has(table: TableId): boolean {
    return this.#rows.has(table);
  }

  /** From now on this watcher is told of tables, or of those that have `search` in their title, game or host's name. */
  watch(watcher: LobbyWatcher, search?: string): void {
    const wanted = plain(search ?? '').trim() || undefined;
    this.#watchers.set(watcher, wanted);
    if (wanted !== undefined) return watcher.sendText(this.#list(wanted));
    this.#whole ??= this.#list(undefined);
    watcher.sendText(this.#whole);
  }

  unwatch(watcher: LobbyWatcher): void {
    this.#watchers.delete(watcher);
  }

  #list(search: Search): string {
    const found = [...this.#rows.values()].filter((row) => this.#matches(row, search));
    const tables = found.sort((a, b) => b.openedAt - a.openedAt).slice(0, this.#setup.shown);
    return JSON.stringify({ type: 'lobby', tables } satisfies ServerMessage);
  }

  #matches({ title, host, game }: TableRow, search: Search): boolean {
    return search === undefined || plain(`${title}\n${host}\n${game}\n${this.#setup.titlesOf(game)}`).includes(search);
  }

  /** Replaces the list and sends the differences to everyone who watches the lobby. */
  replace(rows: readonly TableRow[]): void {
    const listed = new Set(rows.map(({ id }) => id));
    for (const table of [...this.#rows.keys()]) if (!listed.has(table)) this.#remove(table);
    for (const row of rows) {
      if (JSON.stringify(this.#rows.get(row.id)) !== JSON.stringify(row)) this.update(row.id, row);
    }
  }

  /** The table's row is this now, or it has none. */
  update(table: TableId, row: TableRow | undefined): void {
    if (row === undefined) return this.#remove(table);
    const before = this.#rows.get(table);
    this.#rows.set(table, row);
    this.#tell({ type: 'lobby-row', row }, row);
    // A search that the old row answered to and the new one does not.
    if (before !== undefined) this.#tell({ type: 'lobby-gone', table }, before, row);
    if (this.#rows.size > this.#setup.kept) this.#removeOldest();
  }

  #removeOldest(): void {
    let oldest: TableRow | undefined;
    for (const row of this.#rows.values()) if (oldest === undefined || row.openedAt < oldest.openedAt) oldest = row;
    if (oldest !== undefined) this.#remove(oldest.id);
  }

  #remove(table: TableId): void {
    const row = this.#rows.get(table);
    if (row === undefined) return;
    this.#rows.delete(table);
    this.#tell({ type: 'lobby-gone', table }, row);
  }

  /** Tells whoever looks for `row`, and not for `except`. */
  #tell(message: ServerMessage, row: TableRow, except?: TableRow): void {
    this.#whole = undefined;
    if (this.#watchers.size === 0) return;
    const text = JSON.stringify(message);
    for (const [watcher, search] of this.#watchers) {
      if (!this.#matches(row, search)) continue;
      if (except === undefined || !this.#matches(except, search)) watcher.sendText(text);
    }
  }
}

/** Without capitals, and with one letter for ё and е: what people type is found either way. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
