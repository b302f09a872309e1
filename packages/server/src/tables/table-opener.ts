import type { FindGame } from '@saloon/catalog';
import type { ClientMessage, TableId, UserId } from '@saloon/protocol';
import { type Opening, openTable, type Thinkers } from '@saloon/table';
import type { House } from '../house.ts';
import type { Connection } from '../net/connection.ts';
import type { UserSession } from '../net/session.ts';
import { tableIdFor } from '../people/identity.ts';
import type { LiveTable } from './live-table.ts';

type OpenTable = Extract<ClientMessage, { type: 'open-table' }>;

/** Opens tables: for whoever asks, and the next one when everybody wants to play again. */
export class TableOpener {
  readonly #house: House;
  readonly #thinkers: Thinkers;
  readonly #find: FindGame;
  /** Tables a person has opened that the store has not heard of yet. */
  readonly #opening = new Map<string, number>();

  constructor(house: House, thinkers: Thinkers, find: FindGame) {
    this.#house = house;
    this.#thinkers = thinkers;
    this.#find = find;
  }

  open(connection: Connection, guest: UserSession, request: OpenTable): void {
    const { tables, store, limits, clock } = this.#house;
    const { user } = guest.identity;
    const id = tableIdFor(store.key, user, request.id);
    const unavailable = () => {
      // A refusal would say that it was not opened, and whoever asks once more would have two.
      if (tables.isInDoubt(id)) tables.afterRecovery(() => this.#again(connection, request));
      else connection.refuse(request.id, 'storage-full');
    };
    if (tables.isFailing) return unavailable();
    tables.find(id, (found) => {
      if (found.type === 'unavailable') return unavailable();
      const isKnown = found.type !== 'nowhere' || found.gone.code !== 'no-such-table';
      if (isKnown) return connection.send({ type: 'opened', id: request.id, table: id });
      if (!connection.addressBudget.tables.take(clock.monotonic())) return connection.refuse(request.id, 'too-fast');
      const opening = this.#opening.get(user) ?? 0;
      this.#opening.set(user, opening + 1);
      const opened = () => this.#opened(user);
      store.openTables(user).then(
        (open) => {
          if (open + opening < limits.tablesPerUser) return this.#open(connection, guest, request, id, opened);
          opened();
          connection.refuse(request.id, 'too-many-tables');
        },
        () => {
          opened();
          connection.refuse(request.id, 'storage-full');
        },
      );
    });
  }

  #opened(user: UserId): void {
    const others = (this.#opening.get(user) ?? 1) - 1;
    if (others > 0) this.#opening.set(user, others);
    else this.#opening.delete(user);
  }

  #open(connection: Connection, guest: UserSession, request: OpenTable, id: TableId, opened: () => void): void {
    const twin = this.#house.tables.get(id);
    if (twin !== undefined) return this.#answer(twin, connection, request, opened);
    const host = { user: guest.identity.user, name: guest.name };
    const { openTables, limits, audit } = this.#house;
    const { address, isShared } = connection.transport;
    if (isShared !== true && openTables.countOf(address) >= limits.tablesPerAddress) {
      audit.limit('tables', connection.origin);
      opened();
      return connection.refuse(request.id, 'too-many-tables');
    }
    const made = openTable({ id, seed: this.#house.newSeed(), host, request }, this.#thinkers, this.#find);
    if (!made.ok) {
      opened();
      return connection.refuse(request.id, made.code, undefined, made.at);
    }
    this.#house.remember(guest);
    openTables.add(address, id);
    this.#answer(this.#house.tables.add(made.table, host.user), connection, request, opened);
  }

  #answer(table: LiveTable, connection: Connection, request: OpenTable, opened: () => void): void {
    const { id } = request;
    table.answer({
      onCommitted() {
        opened();
        connection.send({ type: 'opened', id, table: table.id });
      },
      onWriteFailed() {
        opened();
        connection.refuse(id, 'storage-full');
      },
      // Another server has opened it meanwhile, for the same request; or nobody knows yet.
      onMoved: () => {
        opened();
        this.#again(connection, request);
      },
    });
  }

  #again(connection: Connection, request: OpenTable): void {
    if (connection.session.state === 'welcomed') this.open(connection, connection.session, request);
  }

  /** Everybody has agreed to play again: the next table opens, with the same people. */
  openRematch(table: LiveTable): void {
    const { tables, store, log } = this.#house;
    const id = tableIdFor(store.key, table.stored.host, `rematch ${table.id}`);
    const isOpen = tables.get(id) !== undefined;
    const opening: Opening | undefined = isOpen ? undefined : table.actor.next(id, this.#house.newSeed());
    if (opening === undefined) return;
    const made = openTable(opening, this.#thinkers, this.#find);
    if (!made.ok) return log.error({ table: table.id, code: made.code }, 'cannot open the next table');
    tables.changed(tables.add(made.table, opening.host.user));
    table.actor.setNext(id, table.clock.now());
    tables.changed(table);
  }
}
