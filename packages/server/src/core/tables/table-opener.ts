import type { ClientMessage, TableId } from '@saloon/protocol';
import { type Opening, openTable } from '@saloon/table';
import type { Common } from '../common/common.ts';
import { tableIdFor } from '../identity/identity.ts';
import type { UserSession } from '../identity/session.ts';
import { STORED } from '../limits/stored-costs.ts';
import type { TokenBucket } from '../limits/token-bucket.ts';
import type { Origin } from '../observe/audit-log.ts';
import type { LiveTable } from './live-table.ts';
import type { TableRegistry } from './registry.ts';
import type { Client } from './remote-tables.ts';
import type { TableHooks } from './table-hooks.ts';
import type { TableSlots } from './table-slots.ts';
import type { TablesByAddress } from './tables-by-address.ts';

type OpenTable = Extract<ClientMessage, { type: 'open-table' }>;

/** A client that opens tables, with what its limits count by. */
export interface Opener extends Client {
  readonly origin: Origin;
  readonly transport: { readonly address: string };
  readonly addressBudget: { readonly stored: TokenBucket };
}

export type TableOpenerDeps = Pick<Common, 'store' | 'limits' | 'clock' | 'log' | 'audit' | 'findGame' | 'newSeed'> & {
  readonly tables: TableRegistry;
  readonly slots: TableSlots;
  readonly byAddress: TablesByAddress;
  readonly hooks: TableHooks;
  readonly saveUser: (user: UserSession) => void;
};

/** A new table, or why it isn't opened. */
type Opened = { readonly table: LiveTable } | { readonly code: string; readonly at?: string };

/** Opens tables: on request, and the next one when everybody wants a rematch. */
export class TableOpener {
  readonly #deps: TableOpenerDeps;
  /** Requests that are still being decided. */
  readonly #opening = new Map<TableId, Promise<Opened>>();

  constructor(deps: TableOpenerDeps) {
    this.#deps = deps;
    deps.hooks.events.on('rematch', { afterGame: (table) => this.#openRematch(table) });
  }

  open(client: Opener, session: UserSession, request: OpenTable): void {
    const { tables, store, log } = this.#deps;
    const id = tableIdFor(store.key, session.identity.user, request.id);
    const unavailable = () => {
      // A refusal would mean that no table was opened, and a second request would then open another one.
      if (tables.recovery.isInDoubt(id)) tables.recovery.retry(() => this.#repeat(client, request));
      else client.refuse(request.id, 'storage-full');
    };
    if (tables.isFailing) return unavailable();
    tables.find(id, (found) => {
      if (found.type === 'unavailable') return unavailable();
      // It may have been added a moment ago, perhaps while the store was asked for it, and not be durable yet.
      const live = tables.get(id);
      if (live !== undefined) return this.#reply(live, client, request);
      const isKnown = found.type !== 'missing' || found.gone.code !== 'no-such-table';
      if (isKnown) return client.send({ type: 'opened', id: request.id, table: id });
      this.#open(client, session, request, id).then(
        (opened) => {
          if ('table' in opened) this.#reply(opened.table, client, request);
          else client.refuse(request.id, opened.code, undefined, opened.at);
        },
        (error: unknown) => {
          log.error({ err: error }, 'cannot open a table');
          client.refuse(request.id, 'storage-full');
        },
      );
    });
  }

  /** The same request again, from whatever connection, waits for the first one: it must not count as another table. */
  #open(client: Opener, session: UserSession, request: OpenTable, id: TableId): Promise<Opened> {
    const first = this.#opening.get(id);
    if (first !== undefined) return first;
    const opening = this.#take(client, session, request, id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  /** Opens the table if its host may have another. */
  async #take(client: Opener, session: UserSession, request: OpenTable, id: TableId): Promise<Opened> {
    const { clock, slots, hooks } = this.#deps;
    const { user } = session.identity;
    if (!client.addressBudget.stored.take(clock.monotonic(), STORED.table)) return { code: 'too-fast' };
    const asked = hooks.guards.ask('open', user, request);
    const refusal = asked && (await asked);
    if (refusal !== undefined) return { code: refusal };
    const release = await slots.take(user);
    if (release === undefined) return { code: 'too-many-tables' };
    const opened = this.#add(client, session, request, id);
    if ('table' in opened) opened.table.replyLater({ onCommitted: release, onWriteFailed: release, onMoved: release });
    else release();
    return opened;
  }

  #add(client: Opener, session: UserSession, request: OpenTable, id: TableId): Opened {
    const { tables, byAddress, limits, audit, newSeed, findGame, saveUser } = this.#deps;
    const existing = tables.get(id);
    if (existing !== undefined) return { table: existing };
    const host = { user: session.identity.user, name: session.name };
    const { address } = client.transport;
    if (byAddress.countOf(address) >= limits.tablesPerAddress) {
      audit.limit('tables', client.origin);
      return { code: 'too-many-tables' };
    }
    const opened = openTable({ id, seed: newSeed(), host, request }, tables.thinkers, findGame);
    if (!opened.ok) return opened;
    saveUser(session);
    byAddress.add(address, id);
    return { table: tables.add(opened.table, host.user) };
  }

  /** Replies when the table is durable. */
  #reply(table: LiveTable, client: Opener, request: OpenTable): void {
    const { id } = request;
    table.replyLater({
      onCommitted: () => client.send({ type: 'opened', id, table: table.id }),
      onWriteFailed: () => client.refuse(id, 'storage-full'),
      // Another server has opened it meanwhile for the same request, or the commit is in doubt.
      onMoved: () => this.#repeat(client, request),
    });
  }

  #repeat(client: Opener, request: OpenTable): void {
    if (client.session.state === 'welcomed') this.open(client, client.session, request);
  }

  /** Opens the next table if everybody at this one has agreed to play again. */
  #openRematch(table: LiveTable): void {
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
