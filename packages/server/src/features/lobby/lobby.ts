import type { ServerMessage, TableId, TableRow } from '@saloon/protocol';
import { ChangesMeanwhile } from '../../core/time/changes-meanwhile.ts';

export interface LobbyWatcher {
  sendText(text: string): void;
}

export type LobbySetup = {
  /** Rows in a list: the newest ones. */
  readonly shown: number;
  /** Rows in memory, for searches. */
  readonly kept: number;
  /** The titles of a game in all languages. */
  readonly titlesOf: (game: string) => string;
};

/** The search text; undefined lists everything. */
type Search = string | undefined;

/** The open tables, the newest first, and the clients that watch or search the list. */
export class Lobby {
  readonly changes = new ChangesMeanwhile<readonly [table: TableId, row: TableRow | undefined]>();
  readonly #setup: LobbySetup;
  readonly #rows = new Map<TableId, TableRow>();
  readonly #watchers = new Map<LobbyWatcher, Search>();
  /** The whole list as JSON, while nothing in it changes. */
  #whole: string | undefined;

  constructor(setup: LobbySetup) {
    this.#setup = setup;
  }

  /** All rows in memory, for operators. */
  get rows(): readonly TableRow[] {
    return [...this.#rows.values()];
  }

  get size(): number {
    return this.#rows.size;
  }

  has(table: TableId): boolean {
    return this.#rows.has(table);
  }

  /** Sends the list and later changes; with `search`, only tables with that text in the title, the game or the host's name. */
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
      if (JSON.stringify(this.#rows.get(row.id)) !== JSON.stringify(row)) this.#update(row.id, row);
    }
  }

  /** Sets the table's row; undefined removes it. */
  update(table: TableId, row: TableRow | undefined): void {
    this.changes.note([table, row]);
    this.#update(table, row);
  }

  #update(table: TableId, row: TableRow | undefined): void {
    if (row === undefined) return this.#remove(table);
    const before = this.#rows.get(table);
    this.#rows.set(table, row);
    this.#tell({ type: 'lobby-row', row }, row);
    // For searches that match the old row but not the new one.
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

  /** Sends to those whose search matches `row` but not `except`. */
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

/** Lower case, with ё as е, so that searches find both spellings. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
