import type { ClientMessage, SeatedTable, ServerMessage, TableRow } from '@saloon/protocol';
import { Listeners } from './listeners.ts';

export type LobbyMessage = Extract<
  ServerMessage,
  { type: 'lobby' | 'lobby-row' | 'lobby-gone' | 'seated' | 'seated-row' | 'seated-gone' }
>;

/** The server's open tables and this person's own, kept up to date while at least one caller watches. */
export class Lobby {
  readonly #send: (message: ClientMessage) => void;
  readonly #listeners = new Listeners();
  #rows: readonly TableRow[] | undefined;
  #seated: readonly SeatedTable[] | undefined;
  #search = '';
  #watchers = 0;

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }

  /** The open tables, newest first; undefined until the server has sent them. */
  get rows(): readonly TableRow[] | undefined {
    return this.#rows;
  }

  /** The tables where this person has a seat, most recently changed first; undefined until the server has sent them. */
  get seated(): readonly SeatedTable[] | undefined {
    return this.#seated;
  }

  /** The text that `rows` is filtered by; empty if it isn't. */
  get searched(): string {
    return this.#search;
  }

  /** Calls `listener` after each change. Returns a function that removes it. */
  onChange(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Subscribes to the lobby. Returns a function that unsubscribes. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) this.#ask();
    return () => {
      this.#watchers -= 1;
      if (this.#watchers > 0) return;
      this.#search = '';
      this.#listeners.notify();
      this.#send({ type: 'unwatch-lobby' });
    };
  }

  /** Lists only tables with this text in their title, game or host's name; all of them if it is empty. */
  search(text: string): void {
    if (text === this.#search) return;
    this.#search = text;
    this.#listeners.notify();
    if (this.#watchers > 0) this.#ask();
  }

  hear(message: LobbyMessage): void {
    switch (message.type) {
      case 'lobby':
        this.#rows = message.tables;
        break;
      case 'lobby-row':
        this.#rows = withRow(this.#rows, message.row).toSorted((a, b) => b.openedAt - a.openedAt);
        break;
      case 'lobby-gone':
        this.#rows = without(this.#rows, message.table);
        break;
      case 'seated':
        this.#seated = message.tables;
        break;
      case 'seated-row':
        this.#seated = withRow(this.#seated, message.row).toSorted((a, b) => b.touchedAt - a.touchedAt);
        break;
      case 'seated-gone':
        this.#seated = without(this.#seated, message.table);
        break;
    }
    this.#listeners.notify();
  }

  onDisconnected(): void {
    this.#rows = undefined;
    this.#seated = undefined;
    this.#listeners.notify();
  }

  onConnected(): void {
    if (this.#watchers > 0) this.#ask();
  }

  #ask(): void {
    this.#send(this.#search === '' ? { type: 'watch-lobby' } : { type: 'watch-lobby', search: this.#search });
  }
}

function withRow<Row extends { readonly id: string }>(rows: readonly Row[] = [], row: Row): readonly Row[] {
  const at = rows.findIndex(({ id }) => id === row.id);
  return at === -1 ? [...rows, row] : rows.with(at, row);
}

const without = <Row extends { readonly id: string }>(rows: readonly Row[] = [], gone: string): readonly Row[] =>
  rows.filter(({ id }) => id !== gone);
