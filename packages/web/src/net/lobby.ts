import { type ReadonlySignal, signal } from '@preact/signals';
import type { ClientMessage, ServerMessage, TableRow } from '@saloon/protocol';

type LobbyMessage = Extract<ServerMessage, { type: 'lobby' | 'lobby-row' | 'lobby-gone' }>;

/** The open tables of the house, live while somebody looks. `undefined` while they are not known. */
export class Lobby {
  readonly #rows = signal<readonly TableRow[] | undefined>(undefined);
  readonly #say: (message: ClientMessage) => void;
  #watchers = 0;

  constructor(say: (message: ClientMessage) => void) {
    this.#say = say;
  }

  get rows(): ReadonlySignal<readonly TableRow[] | undefined> {
    return this.#rows;
  }

  /** Looks at the lobby until the answer is called. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) this.#say({ type: 'watch-lobby' });
    return () => {
      this.#watchers -= 1;
      if (this.#watchers === 0) this.#say({ type: 'unwatch-lobby' });
    };
  }

  hear(message: LobbyMessage): void {
    if (message.type === 'lobby') {
      this.#rows.value = message.tables;
      return;
    }
    const id = message.type === 'lobby-row' ? message.row.id : message.table;
    const rows = this.#rows.peek() ?? [];
    const at = rows.findIndex((row) => row.id === id);
    if (message.type === 'lobby-gone') this.#rows.value = rows.filter((row) => row.id !== id);
    else this.#rows.value = at === -1 ? [...rows, message.row] : rows.with(at, message.row);
  }

  lost(): void {
    this.#rows.value = undefined;
  }

  back(): void {
    if (this.#watchers > 0) this.#say({ type: 'watch-lobby' });
  }
}
