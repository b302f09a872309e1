import { randomBytes } from 'node:crypto';
import { type Catalog, houseCatalog } from '@saloon/catalog';
import { type Seed, sha256 } from '@saloon/kernel';
import type { TableId, UserId } from '@saloon/protocol';
import type { ThinkingPool } from '@saloon/table';
import type { Logger } from 'pino';
import { openBotPool } from './bots/bot-pool.ts';
import type { Clock } from './clock.ts';
import type { Bus } from './cluster/bus.ts';
import { Cluster } from './cluster/cluster.ts';
import { Lease } from './cluster/lease.ts';
import type { Limits } from './limits.ts';
import { listedRow, titlesIn } from './lobby/listed-row.ts';
import { Lobby } from './lobby/lobby.ts';
import { Moderation } from './lobby/moderation.ts';
import { SeatedTables } from './lobby/seated-tables.ts';
import { TablesByAddress } from './lobby/tables-by-address.ts';
import type { Metrics } from './metrics.ts';
import { AddressBlocks } from './net/address-blocks.ts';
import { AddressLimits } from './net/address-limits.ts';
import { AuditLog } from './net/audit-log.ts';
import { Connection } from './net/connection.ts';
import { Pinger } from './net/pinger.ts';
import type { UserSession } from './net/session.ts';
import { CLOSE, type Transport } from './net/transport.ts';
import type { Identity } from './people/identity.ts';
import { signOutOthers } from './people/revoke.ts';
import { Users } from './people/users.ts';
import { type PushSetup, TurnNotifications } from './push/turn-notifications.ts';
import { SerialQueue } from './serial-queue.ts';
import type { ServerId, Store } from './store/store.ts';
import { DAMAGED, unlessDamaged } from './store/unless-damaged.ts';
import { codeStamp } from './tables/code-stamp.ts';
import { type CommitObserver, CommitQueue } from './tables/commit-queue.ts';
import { Maintenance } from './tables/maintenance.ts';
import { TableRegistry } from './tables/registry.ts';
import { TimeSlices } from './tables/time-slices.ts';

export type HouseSetup = {
  readonly store: Store;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** A seed that nobody can foretell, for each table another. */
  readonly newSeed: () => Seed;
  /** The games with what the host has added to them; those of the house if nothing is said. */
  readonly catalog?: Catalog;
  /** Threads in which bots think; none thinks in this one. */
  readonly botThreads?: number;
  /** The line to other servers that use the same store; one that is alone there has none. */
  readonly bus?: Bus;
  /** How people are called whose page is not open; without it nobody is. */
  readonly calls?: PushSetup | undefined;
  /** Writes hashes of addresses into the log instead of addresses. */
  readonly hashAddresses?: boolean | undefined;
};

/** The whole server but for HTTP: lines come in, tables are played. */
export class House {
  readonly store: Store;
  /** Who we are among the servers that use this store. */
  readonly server: ServerId = randomBytes(8).toString('hex');
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly newSeed: () => Seed;
  readonly catalog: Catalog;
  readonly cluster: Cluster | undefined;
  readonly queue: CommitQueue;
  readonly bots: ThinkingPool;
  readonly lobby: Lobby;
  readonly openTables: TablesByAddress;
  readonly moderation: Moderation;
  readonly seated: SeatedTables;
  readonly tables: TableRegistry;
  readonly lines: Pinger;
  readonly connections = new Set<Connection>();
  readonly neighbours: AddressLimits;
  readonly blocks: AddressBlocks;
  readonly audit: AuditLog;
  readonly works = new SerialQueue();
  /** In which long logs are played. */
  readonly slices: TimeSlices;
  /** Names the code, and the editions of the host, that our snapshots can be read with. */
  readonly stamp: string;
  readonly callers: TurnNotifications | undefined;
  readonly #users: Users;
  readonly #upkeep: Maintenance;
  readonly #lease: Lease | undefined;
  #isStopping = false;

  constructor(setup: HouseSetup) {
    const { store, clock, limits, log, metrics, newSeed, catalog = houseCatalog, botThreads = 0, bus, calls } = setup;
    this.store = store;
    this.clock = clock;
    this.limits = limits;
    this.log = log;
    this.metrics = metrics;
    this.newSeed = newSeed;
    this.catalog = catalog;
    this.slices = new TimeSlices(clock);
    this.stamp = sha256(`${codeStamp()} ${JSON.stringify(catalog.editions)}`);
    this.bots = openBotPool({ threads: botThreads, editions: catalog.editions, clock, log, metrics });
    const watcher: CommitObserver = {
      committed: (entries, millis) => metrics.committed(entries, millis),
      failed: (error) => {
        metrics.commitFailed();
        log.error({ err: error }, 'cannot keep what was played: play stops until the disk or the database is back');
      },
      taken: (tables) => log.warn({ tables }, 'another server holds these tables now'),
      damaged: (tables) => log.error({ tables }, `cannot write these tables: ${DAMAGED}`),
      onError: (error) => this.broken(error),
    };
    this.#lease = bus && new Lease(store, this.server, clock, () => this.#leaseBroke());
    this.queue = new CommitQueue(store, this.server, clock, watcher, this.#lease);
    this.cluster = bus && new Cluster(this, bus);
    if (this.cluster !== undefined)
      this.tellOthers = (revoked) => this.cluster?.publish({ type: 'revoked', ...revoked });
    this.neighbours = new AddressLimits(limits, clock.monotonic);
    this.blocks = new AddressBlocks(limits, clock.monotonic);
    this.audit = new AuditLog(log, metrics, clock.monotonic, setup.hashAddresses ?? false);
    this.lobby = new Lobby({
      shown: limits.lobbyRows,
      kept: limits.lobbyKept,
      titlesOf: titlesIn(catalog),
    });
    this.moderation = new Moderation(store, clock.wall);
    this.openTables = new TablesByAddress((table) => this.lobby.has(table) || this.tables.get(table) !== undefined);
    this.seated = new SeatedTables(store, clock.wall, this.cluster?.farSeated);
    this.tables = new TableRegistry(this);
    this.lines = new Pinger(this);
    this.callers = calls && new TurnNotifications(this, calls);
    this.#users = new Users(this.queue);
    this.#upkeep = new Maintenance(this);
  }

  /** Reads what the last server left: the lobby, and tables with a clock that may have run out. */
  async start(): Promise<void> {
    await this.#lease?.start();
    // Heard before it is read: nothing falls between.
    await this.cluster?.start();
    await this.moderation.read();
    await this.readLobby();
    await this.#upkeep.start();
  }

  async readLobby(): Promise<void> {
    const tables = await unlessDamaged(this.store.lobby(this.limits.lobbyKept), this.log);
    this.lobby.replace(tables.flatMap(listedRow).filter(({ id }) => this.mayList(id)));
  }

  /** May this table be in the lobby, as far as operators say? */
  mayList(table: TableId): boolean {
    return !this.moderation.has('hidden-table', table) && !this.moderation.has('closed-table', table);
  }

  /** A server is no more: what it held and nobody has taken is taken into memory. */
  takeUpLeft(): void {
    this.#upkeep.loadOrphans();
  }

  #leaseBroke(): void {
    this.log.warn(
      'the lease ran out while we slept or had no database: others may hold our tables, which the store will tell',
    );
    this.tables.assertLeases();
  }

  /** Somebody is at the door. The listener of their line, or nothing when they are sent away. */
  connect(wire: Transport): Connection {
    const neighbour = this.neighbours.at(wire.address);
    const connection = new Connection(this, wire, neighbour);
    neighbour.connections += 1;
    this.connections.add(connection);
    if (this.#isStopping) connection.expel('server-stopping', CLOSE.goingAway);
    else if (this.moderation.has('banned-address', wire.address)) connection.expel('banned', CLOSE.policy);
    else if (neighbour.connections > this.limits.connectionsPerAddress) {
      this.audit.limit('connections', connection.origin);
      connection.expel('too-many-connections', CLOSE.tryLater);
    } else this.lines.opened(connection);
    return connection;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** A connection has ended, however it did. */
  left(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    connection.addressBudget.connections -= 1;
    this.lines.closed(connection);
    this.unwatchLobby(connection);
    // When the house closes, nobody has left their table: they come again when it opens.
    if (this.#isStopping) return;
    for (const attachment of connection.joined.values()) this.guard(() => attachment.table.leave(attachment));
    for (const place of [...connection.remote.values()]) this.cluster?.far.leave(place);
  }

  /** From now on this connection is told of open tables, and of those where this person sits. */
  watchLobby(connection: Connection, { identity }: UserSession, search?: string): void {
    // A search changes nothing in the list of a person's own tables.
    if (search !== undefined && connection.watchedUser === identity.user) return this.lobby.watch(connection, search);
    const { user } = identity;
    const isFirst = !this.seated.isWatched(user);
    this.lobby.watch(connection, search);
    this.seated
      .watch(user, connection)
      .catch((error: unknown) => this.log.error({ err: error }, "cannot read a person's tables"))
      // After the list, so that what others know better is told after what the store has.
      .then(() => isFirst && this.seated.isWatched(user) && this.cluster?.watch(user, true));
    connection.watchedUser = user;
  }

  unwatchLobby(connection: Connection): void {
    this.lobby.unwatch(connection);
    const user = connection.watchedUser;
    connection.watchedUser = undefined;
    if (user === undefined) return;
    this.seated.unwatch(user, connection);
    if (!this.seated.isWatched(user)) this.cluster?.watch(user, false);
  }

  /** A person has another name, on all lines and at all tables in memory; at others when they next come there. */
  rename(guest: UserSession, name: string): void {
    const { user } = guest.identity;
    guest.isSaved = false;
    this.renamed(user, name);
    this.remember(guest);
    this.cluster?.publish({ type: 'renamed', user, name });
  }

  /** The same, of somebody who said so here or on another server. */
  renamed(user: UserId, name: string): void {
    for (const { session } of this.connections) {
      if (session.state === 'welcomed' && session.identity.user === user) session.name = name;
    }
    for (const table of this.seated.tablesOf(user)) table.rename(user, name);
  }

  /** Set by whoever tells the other servers, which then call `signOut`. */
  tellOthers: (revoked: Identity) => void = () => undefined;

  /** This person has this secret now, durably: whoever came by another is put out, here and on every other server. */
  revoked(identity: Identity): void {
    this.signOut(identity);
    this.tellOthers(identity);
  }

  /** Puts out whoever is in here as this person by another secret; answers how many. */
  signOut(identity: Identity): number {
    return signOutOthers(this.connections, identity);
  }

  remember(guest: UserSession): void {
    this.#users.remember(guest);
  }

  /** Runs what must not end the server: a broken promise of ours ends only what made it. */
  guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.broken(error);
    }
  }

  /** A broken promise of ours. */
  broken(error: unknown): void {
    this.metrics.broken();
    this.log.error({ err: error }, 'something of ours is broken');
  }

  /** Keeps everything, says goodbye to everybody, and closes the store. */
  async stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    this.#upkeep.stop();
    this.tables.stop();
    this.lines.stop();
    this.callers?.stop();
    await this.queue.idle();
    // The others go on with our tables while we say goodbye.
    await this.#lease?.end().catch((error: unknown) => {
      this.log.warn({ err: error }, 'cannot hand the tables over: the others have them when the lease has run out');
    });
    this.cluster?.publish({ type: 'goodbye' });
    for (const connection of [...this.connections]) connection.expel('server-stopping', CLOSE.goingAway);
    await this.cluster?.close();
    await this.bots.stop();
    await this.store.close();
  }
}
