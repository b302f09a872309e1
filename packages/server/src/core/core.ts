import { randomBytes } from 'node:crypto';
import { builtInCatalog, type Catalog } from '@saloon/catalog';
import { sha256 } from '@saloon/kernel';
import { openBotPool } from './bots/bot-pool.ts';
import { Broadcasts } from './bus/broadcasts.ts';
import type { Bus } from './bus/bus.ts';
import { Cluster } from './bus/cluster.ts';
import type { Common } from './common/common.ts';
import { Guards } from './hooks/guards.ts';
import { Listeners } from './hooks/listeners.ts';
import type { Health } from './http/api.ts';
import { DeviceRecords } from './identity/device-records.ts';
import type { FindIdentityDeps } from './identity/find-identity.ts';
import type { PeopleEvents } from './identity/people-events.ts';
import { PersonRecords } from './identity/person-records.ts';
import type { UserSession } from './identity/session.ts';
import { Job, type JobSetup } from './jobs/job.ts';
import { Lease } from './jobs/lease.ts';
import { AccountLimits } from './limits/account-limits.ts';
import { AddressBlocks } from './limits/address-blocks.ts';
import { AddressLimits } from './limits/address-limits.ts';
import type { ConnectionAsks, ConnectionEvents, ConnectionHooks } from './net/connection-hooks.ts';
import { Connections } from './net/connections.ts';
import { Messages } from './net/messages.ts';
import { Pinger } from './net/pinger.ts';
import { Sessions } from './net/sessions.ts';
import { tableMessages } from './net/table-messages.ts';
import type { Transport } from './net/transport.ts';
import { Users } from './net/users.ts';
import { AuditLog } from './observe/audit-log.ts';
import { makeErrors } from './observe/errors.ts';
import type { Registered } from './registered.ts';
import { codeStamp } from './tables/code-stamp.ts';
import { commitObserver } from './tables/commit-observer.ts';
import { CommitQueue } from './tables/commit-queue.ts';
import type { TableEvents } from './tables/live-table.ts';
import { Maintenance } from './tables/maintenance.ts';
import { TableRegistry } from './tables/registry.ts';
import { SeatedTables } from './tables/seated-tables.ts';
import type { TableAsks } from './tables/table-hooks.ts';
import type { UnstampedSnapshot } from './tables/table-log.ts';
import { TableOpener } from './tables/table-opener.ts';
import { TableSlots } from './tables/table-slots.ts';
import { TablesByAddress } from './tables/tables-by-address.ts';
import { Repeating } from './time/repeating.ts';
import { SerialQueue } from './time/serial-queue.ts';
import { TimeSlices } from './time/time-slices.ts';

/** What the core is built of that it doesn't make itself. */
export type CoreSetup = Pick<Common, 'store' | 'clock' | 'limits' | 'log' | 'metrics' | 'newSeed'> & {
  /** The games, with the host's own editions. */
  readonly catalog?: Catalog;
  /** Threads in which bots think; 0 thinks in the main thread. */
  readonly botThreads?: number;
  /** Connects the servers that use the same store. */
  readonly bus?: Bus;
  /** Logs hashes of addresses instead of addresses. */
  readonly hashAddresses?: boolean | undefined;
};

/** After a failed reload it is tried again this many milliseconds later. */
const RELOAD_AGAIN = 5000;

export type Core = ReturnType<typeof makeCore>;

/** What every feature stands on: tables, connections and people, without any feature. */
export function makeCore(setup: CoreSetup) {
  const { store, clock, limits, log, metrics, newSeed, catalog = builtInCatalog, botThreads = 0, bus } = setup;
  const { findGame, editions } = catalog;
  const errors = makeErrors(metrics, log);
  const tableHooks = { events: new Listeners<TableEvents>(log), guards: new Guards<TableAsks>() };
  /** What the features have registered. */
  const registered: Registered[] = [];
  const connectionHooks: ConnectionHooks = {
    events: new Listeners<ConnectionEvents>(log),
    guards: new Guards<ConnectionAsks>(),
    welcome: {},
    clean: (text) => registered.reduce((cleaned, { clean }) => clean?.(cleaned) ?? cleaned, text),
  };
  /** What most parts need. Each names what it uses in its own type. */
  const common = {
    /** Names this server among those that use the store. */
    server: randomBytes(8).toString('hex'),
    isCluster: bus !== undefined,
    store,
    clock,
    limits,
    log,
    metrics,
    errors,
    catalog,
    findGame,
    newSeed,
    slices: new TimeSlices(clock),
    heavyWork: new SerialQueue(),
    audit: new AuditLog(log, metrics, clock.monotonic, setup.hashAddresses ?? false),
    addressLimits: new AddressLimits(limits, clock.monotonic),
    accountLimits: new AccountLimits(clock.monotonic),
    blocks: new AddressBlocks(limits, clock.monotonic),
    broadcasts: new Broadcasts(),
    bots: openBotPool({ threads: botThreads, editions, clock, log, metrics }),
  };
  const { server, bots, broadcasts } = common;

  const people = new PersonRecords(store.query);
  const devices = new DeviceRecords(store.query);
  const identities: FindIdentityDeps = {
    user: (id) => store.user(id),
    hasDevice: (user, secretHash) => devices.has(user, secretHash),
  };

  const lease = bus && new Lease(store, server, clock);
  const queue = new CommitQueue(store, server, clock, commitObserver(metrics, log, errors.report), lease);
  const users = new Users(queue);
  const saveUser = (user: UserSession) => users.save(user);
  const stamp = sha256(`${codeStamp()} ${JSON.stringify(editions)}`);
  const saveSnapshot = (snapshot: UnstampedSnapshot) => {
    store.saveSnapshot({ ...snapshot, stamp }, server).catch((error: unknown) => {
      // The log is complete without it, and the next one comes soon.
      log.warn({ err: error, table: snapshot.table }, 'cannot save a snapshot of a table');
    });
  };
  const tables = new TableRegistry({ ...common, hooks: tableHooks, stamp, queue, saveUser, saveSnapshot });
  const seated = new SeatedTables(store, clock.wall, tableHooks.events);
  const byAddress = new TablesByAddress((table) => tables.get(table) !== undefined);
  const slots = new TableSlots(store, limits.tablesPerUser);
  const opener = new TableOpener({ ...common, hooks: tableHooks, tables, slots, byAddress, saveUser });
  const maintenance = new Maintenance({ ...common, hooks: tableHooks, tables });

  const messages = new Messages({ ...common, hooks: connectionHooks, identities, people, saveUser });
  const pings = new Pinger(common);
  const connections = new Connections({
    ...common,
    hooks: connectionHooks,
    pings,
    tables,
    handle: (connection, message) => messages.handle(connection, message),
  });
  const sessions = new Sessions({ ...common, hooks: connectionHooks, connections, seated, saveUser });

  const reloads = new Repeating({
    clock,
    async work() {
      for (const { read } of registered) await read?.();
      await sessions.check();
    },
    onError: (error) => log.error({ err: error }, 'cannot reload after a broadcast'),
    retry: RELOAD_AGAIN,
  });
  /** Reads again what every feature keeps in memory. */
  const reload = (): Promise<void> => {
    reloads.poke();
    return reloads.idle();
  };
  const cluster = bus && new Cluster({ ...common, bus, saveUser, tables, seated, maintenance, reload });

  messages.add(tableMessages({ ...common, clean: connectionHooks.clean, tables }));
  messages.add({
    'set-name': (connection, user, { name }) => sessions.setName(connection, user, name),
    'open-table': (connection, user, message) =>
      opener.open(connection, user, { ...message, title: connectionHooks.clean(message.title ?? '') }),
  });
  metrics.watch('connections', 'Open connections', () => connections.size);
  metrics.watch('tables_in_memory', 'Tables in memory', () => tables.size);
  metrics.watch('blocked_addresses', 'Addresses blocked for flooding', () => common.blocks.size);

  let isStopping = false;

  function health(): Health {
    const isAway = store.connectionError?.() !== undefined;
    const isWell = !isAway && !tables.isFailing && !isStopping;
    return {
      status: isWell ? 'ok' : isStopping ? 'stopping' : isAway ? 'database-away' : 'storage-full',
      connections: connections.size,
      tables: tables.size,
      ...(cluster === undefined ? {} : { bus: cluster.bus }),
    };
  }

  return {
    ...common,
    id: server,
    people,
    identities,
    queue,
    saveUser,
    stamp,
    tables,
    seated,
    byAddress,
    slots,
    maintenance,
    messages,
    connections,
    sessions,
    cluster,
    registered,
    reload,
    health,
    hooks: { tables: tableHooks, connections: connectionHooks, people: new Listeners<PeopleEvents>(log) },
    job: (job: JobSetup) => new Job(common, job),
    connect: (transport: Transport) => connections.connect(transport),
    clean: connectionHooks.clean,

    /** Joins the other servers. Listens before anything is read: no change in between is lost. */
    async join(): Promise<void> {
      await lease?.start(() => {
        log.warn('the lease ran out while this server slept or had no database: other servers may hold its tables now');
        tables.assertLeases();
      });
      await cluster?.start();
    },
    /** Nothing is played here any more. Resolves when everything is committed. */
    async rest(): Promise<void> {
      isStopping = true;
      connections.stopAccepting();
      maintenance.stop();
      tables.stop();
      pings.stop();
      await queue.idle();
      await reloads.stop();
    },
    /** Disconnects everybody, and closes the store. */
    async close(): Promise<void> {
      // Other servers take our tables over while we close.
      await lease?.end().catch((error: unknown) => {
        log.warn({ err: error }, 'cannot end the lease: other servers take the tables over when it has run out');
      });
      broadcasts.publish({ type: 'goodbye' });
      connections.expelEverybody();
      await cluster?.close();
      await bots.stop();
      await store.close();
    },
  };
}
