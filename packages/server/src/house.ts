import { type Catalog, houseCatalog } from '@saloon/catalog';
import type { Seed } from '@saloon/kernel';
import type { ThinkingPool } from '@saloon/table';
import type { Logger } from 'pino';
import { openBotPool } from './bots/bot-pool.ts';
import type { Clock } from './clock.ts';
import { CommitQueue } from './commit-queue.ts';
import { Connection } from './connection.ts';
import type { Limits } from './limits.ts';
import { Lines } from './lines.ts';
import { Lobby } from './lobby.ts';
import type { Metrics } from './metrics.ts';
import { Seated } from './seated.ts';
import type { Guest } from './session.ts';
import type { Store } from './store/store.ts';
import { Tables } from './tables.ts';
import { Upkeep } from './upkeep.ts';
import { Users } from './users.ts';
import { CLOSE, type Wire } from './wire.ts';

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
};

/** The whole server but for HTTP: lines come in, tables are played. */
export class House {
  readonly store: Store;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly newSeed: () => Seed;
  readonly catalog: Catalog;
  readonly queue: CommitQueue;
  readonly bots: ThinkingPool;
  readonly lobby: Lobby;
  readonly seated: Seated;
  readonly tables: Tables;
  readonly lines: Lines;
  readonly connections = new Set<Connection>();
  readonly #addresses = new Map<string, number>();
  readonly #users: Users;
  readonly #upkeep: Upkeep;
  #isStopping = false;

  constructor({ store, clock, limits, log, metrics, newSeed, catalog = houseCatalog, botThreads = 0 }: HouseSetup) {
    this.store = store;
    this.clock = clock;
    this.limits = limits;
    this.log = log;
    this.metrics = metrics;
    this.newSeed = newSeed;
    this.catalog = catalog;
    this.bots = openBotPool({ threads: botThreads, editions: catalog.editions, clock, log, metrics });
    this.queue = new CommitQueue(store, clock, {
      committed: (entries, millis) => metrics.committed(entries, millis),
      failed: (error) => {
        metrics.commitFailed();
        log.error({ err: error }, 'cannot keep what was played: play stops until the disk is back');
      },
      broken: (error) => this.#broken(error),
    });
    this.lobby = new Lobby(limits.lobbyRows);
    this.seated = new Seated(store, clock.wall);
    this.tables = new Tables(this);
    this.lines = new Lines(this);
    this.#users = new Users(this.queue);
    this.#upkeep = new Upkeep(this);
  }

  /** Reads what the last server left: the lobby, and tables with a clock that may have run out. */
  async start(): Promise<void> {
    for (const { id, row } of [...(await this.store.lobby(this.limits.lobbyRows))].reverse())
      this.lobby.update(id, row);
    await this.#upkeep.start();
  }

  /** Somebody is at the door. The listener of their line, or nothing when they are sent away. */
  connect(wire: Wire): Connection {
    const connection = new Connection(this, wire);
    const others = this.#addresses.get(wire.address) ?? 0;
    this.#addresses.set(wire.address, others + 1);
    this.connections.add(connection);
    if (this.#isStopping) connection.expel('server-stopping', CLOSE.goingAway);
    else if (others >= this.limits.connectionsPerAddress) connection.expel('too-many-connections', CLOSE.tryLater);
    else this.lines.opened(connection);
    return connection;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  connectionsFrom(address: string): number {
    return this.#addresses.get(address) ?? 0;
  }

  /** A connection has ended, however it did. */
  left(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    const { address } = connection.wire;
    const others = this.connectionsFrom(address) - 1;
    if (others > 0) this.#addresses.set(address, others);
    else this.#addresses.delete(address);
    this.lines.closed(connection);
    this.unwatchLobby(connection);
    // When the house closes, nobody has left their table: they come again when it opens.
    if (this.#isStopping) return;
    for (const attachment of connection.joined.values()) this.guard(() => attachment.table.leave(attachment));
  }

  /** From now on this connection is told of open tables, and of those where this person sits. */
  watchLobby(connection: Connection, { identity }: Guest): void {
    this.lobby.watch(connection);
    this.seated.watch(identity.user, connection).catch((error: unknown) => {
      this.log.error({ err: error }, "cannot read a person's tables");
    });
    connection.watches = identity.user;
  }

  unwatchLobby(connection: Connection): void {
    this.lobby.unwatch(connection);
    if (connection.watches !== undefined) this.seated.unwatch(connection.watches, connection);
    connection.watches = undefined;
  }

  /** A person has another name, on all lines and at all tables in memory; at others when they next come there. */
  rename(guest: Guest, name: string): void {
    const { user } = guest.identity;
    for (const { session } of this.connections) {
      if (session.state === 'welcomed' && session.identity.user === user) session.name = name;
    }
    guest.isKept = false;
    this.remember(guest);
    for (const table of this.seated.tablesOf(user)) table.rename(user, name);
  }

  remember(guest: Guest): void {
    this.#users.remember(guest);
  }

  /** Runs what must not end the server: a broken promise of ours ends only what made it. */
  guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#broken(error);
    }
  }

  #broken(error: unknown): void {
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
    await this.bots.stop();
    await this.queue.idle();
    for (const connection of [...this.connections]) connection.expel('server-stopping', CLOSE.goingAway);
    await this.store.close();
  }
}
