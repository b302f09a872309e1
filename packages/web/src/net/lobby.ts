import { type ReadonlySignal, signal } from '@preact/signals';
import type { ClientMessage, SeatedTable, ServerMessage, TableRow } from '@saloon/protocol';

type LobbyMessage = Extract<
  ServerMessage,
  { type: 'lobby' | 'lobby-row' | 'lobby-gone' | 'seated' | 'seated-row' | 'seated-gone' }
>;

/** The open tables of the house, and those where this person sits, live while somebody looks. `undefined` while not known. */
export class Lobby {
  readonly #rows = signal<readonly TableRow[] | undefined>(undefined);
  readonly #seated = signal<readonly SeatedTable[] | undefined>(undefined);
  readonly #say: (message: ClientMessage) => void;
  readonly #search = signal('');
  #watchers = 0;

  constructor(say: (message: ClientMessage) => void) {
    this.#say = say;
  }

  get rows(): ReadonlySignal<readonly TableRow[] | undefined> {
    return this.#rows;
  }

  /** What is searched for; empty while everything is listed. */
  get searched(): ReadonlySignal<string> {
    return this.#search;
  }

  /** The tables where this person sits, the latest first. */
  get seated(): ReadonlySignal<readonly SeatedTable[] | undefined> {
    return this.#seated;
  }

  /** Looks at the lobby until the answer is called. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) this.#ask();
    return () => {
      this.#watchers -= 1;
      if (this.#watchers > 0) return;
      this.#search.value = '';
      this.#say({ type: 'unwatch-lobby' });
    };
  }

  /** Only tables that have this in their title, game or host's name are listed; all of them where it is empty. */
  search(text: string): void {
    if (text === this.#search.peek()) return;
    this.#search.value = text;
    if (this.#watchers > 0) this.#ask();
  }

  #ask(): void {
    const search = this.#search.peek();
    this.#say(search === '' ? { type: 'watch-lobby' } : { type: 'watch-lobby', search });
  }

  hear(message: LobbyMessage): void {
    switch (message.type) {
      case 'lobby':
        this.#rows.value = message.tables;
        return;
      case 'lobby-row':
        this.#rows.value = withRow(this.#rows.peek(), message.row).toSorted((a, b) => b.openedAt - a.openedAt);
        return;
      case 'lobby-gone':
        this.#rows.value = without(this.#rows.peek(), message.table);
        return;
      case 'seated':
        this.#seated.value = message.tables;
        return;
      case 'seated-row':
        this.#seated.value = withRow(this.#seated.peek(), message.row).toSorted((a, b) => b.touchedAt - a.touchedAt);
        return;
      case 'seated-gone':
        this.#seated.value = without(this.#seated.peek(), message.table);
    }
  }

  lost(): void {
    this.#rows.value = undefined;
    this.#seated.value = undefined;
  }

  back(): void {
    if (this.#watchers > 0) this.#ask();
  }
}

function withRow<Row extends { readonly id: string }>(rows: readonly Row[] = [], row: Row): readonly Row[] {
  const at = rows.findIndex(({ id }) => id === row.id);
  return at === -1 ? [...rows, row] : rows.with(at, row);
}

const without = <Row extends { readonly id: string }>(rows: readonly Row[] = [], gone: string): readonly Row[] =>
  rows.filter(({ id }) => id !== gone);
