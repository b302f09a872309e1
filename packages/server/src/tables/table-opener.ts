import type { FindGame } from '@saloon/catalog';
import type { Seed } from '@saloon/kernel';
import type { ClientMessage, TableId, UserId } from '@saloon/protocol';
import { type Opening, openTable } from '@saloon/table';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Limits } from '../limits.ts';
import type { TablesByAddress } from '../lobby/tables-by-address.ts';
import type { AuditLog, Origin } from '../net/audit-log.ts';
import type { UserSession } from '../net/session.ts';
import { STORED } from '../net/stored-costs.ts';
import { tableIdFor } from '../people/identity.ts';
import type { Store } from '../store/store.ts';
import type { TokenBucket } from '../token-bucket.ts';
import type { LiveTable } from './live-table.ts';
import type { TableRegistry } from './registry.ts';
import type { Client } from './remote-tables.ts';
import type { TableSlots } from './table-slots.ts';

type OpenTable = Extract<ClientMessage, { type: 'open-table' }>;

/** A client that opens tables, with what its limits count by. */
export interface Opener extends Client {
  readonly origin: Origin;
  readonly transport: { readonly address: string };
  readonly addressBudget: { readonly stored: TokenBucket };
}

export type TableOpenerDeps = {
  readonly tables: TableRegistry;
  readonly store: Pick<Store, 'key'>;
  readonly slots: TableSlots;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly log: Logger;
  readonly audit: AuditLog;
  readonly byAddress: TablesByAddress;
  readonly findGame: FindGame;
  readonly newSeed: () => Seed;
  readonly saveUser: (user: UserSession) => void;
  /** Has this user kept their identity? */
  readonly isSignedIn: (user: UserId) => Promise<boolean>;
};

/** Opens tables: on request, and the next one when everybody wants a rematch. */
export class TableOpener {
  readonly #deps: TableOpenerDeps;

  constructor(deps: TableOpenerDeps) {
    this.#deps = deps;
  }

  open(client: Opener, session: UserSession, request: OpenTable): void {
    const { tables, store, clock } = this.#deps;
    const { user } = session.identity;
    const id = tableIdFor(store.key, user, request.id);
    const unavailable = () => {
      // A refusal would mean that no table was opened, and a second request would then open another one.
      if (tables.recovery.isInDoubt(id)) tables.recovery.retry(() => this.#repeat(client, request));
      else client.refuse(request.id, 'storage-full');
    };
    if (tables.isFailing) return unavailable();
    tables.find(id, (found) => {
      if (found.type === 'unavailable') return unavailable();
      const isKnown = found.type !== 'missing' || found.gone.code !== 'no-such-table';
      if (isKnown) return client.send({ type: 'opened', id: request.id, table: id });
      if (!client.addressBudget.stored.take(clock.monotonic(), STORED.table))
        return client.refuse(request.id, 'too-fast');
      const isAllowed = request.isRated === true ? this.#deps.isSignedIn(user) : Promise.resolve(true);
      Promise.all([this.#deps.slots.take(user), isAllowed]).then(
        ([release, isSignedIn]) => {
          if (isSignedIn && release !== undefined) return this.#open(client, session, request, id, release);
          release?.();
          client.refuse(request.id, isSignedIn ? 'too-many-tables' : 'sign-in-first');
        },
        () => client.refuse(request.id, 'storage-full'),
      );
    });
  }

  #open(client: Opener, session: UserSession, request: OpenTable, id: TableId, finished: () => void): void {
    const { tables, byAddress, limits, audit, newSeed, findGame, saveUser } = this.#deps;
    const existing = tables.get(id);
    if (existing !== undefined) return this.#reply(existing, client, request, finished);
    const host = { user: session.identity.user, name: session.name };
    const { address } = client.transport;
    if (byAddress.countOf(address) >= limits.tablesPerAddress) {
      audit.limit('tables', client.origin);
      finished();
      return client.refuse(request.id, 'too-many-tables');
    }
    const opened = openTable({ id, seed: newSeed(), host, request }, tables.thinkers, findGame);
    if (!opened.ok) {
      finished();
      return client.refuse(request.id, opened.code, undefined, opened.at);
    }
    saveUser(session);
    byAddress.add(address, id);
    this.#reply(tables.add(opened.table, host.user), client, request, finished);
  }

  #reply(table: LiveTable, client: Opener, request: OpenTable, finished: () => void): void {
    const { id } = request;
    table.replyLater({
      onCommitted() {
        finished();
        client.send({ type: 'opened', id, table: table.id });
      },
      onWriteFailed() {
        finished();
        client.refuse(id, 'storage-full');
      },
      // Another server has opened it meanwhile for the same request, or the commit is in doubt.
      onMoved: () => {
        finished();
        this.#repeat(client, request);
      },
    });
  }

  #repeat(client: Opener, request: OpenTable): void {
    if (client.session.state === 'welcomed') this.open(client, client.session, request);
  }

  /** Opens the next table if everybody at this one has agreed to play again. */
  openRematch(table: LiveTable): void {
    const { tables, store, log, newSeed, findGame } = this.#deps;
    const id = tableIdFor(store.key, table.stored.host, `rematch ${table.id}`);
    const isOpen = tables.get(id) !== undefined;
    const opening: Opening | undefined = isOpen ? undefined : table.actor.next(id, newSeed());
    if (opening === undefined) return;
    const opened = openTable(opening, tables.thinkers, findGame);
    if (!opened.ok) return log.error({ table: table.id, code: opened.code }, 'cannot open the next table');
    tables.changed(tables.add(opened.table, opening.host.user));
    table.actor.setNext(id, table.clock.now());
    tables.changed(table);
  }
}
