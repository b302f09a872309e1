import { createHash } from 'node:crypto';
import type { TableId, UserId } from '@saloon/protocol';
import type { Common } from '../common/common.ts';
import type { UserSession } from '../identity/session.ts';
import type { ServerId } from '../store/store.ts';
import type { Maintenance } from '../tables/maintenance.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { SeatedTables } from '../tables/seated-tables.ts';
import type { Broadcast, Broadcasts } from './broadcasts.ts';
import type { Bus } from './bus.ts';
import { ClusterChannel, TICK } from './channel.ts';
import type { WithText } from './messages.ts';
import { RemoteListSubscribers } from './remote-lists.ts';
import { RemoteSubscribers } from './remote-subscribers.ts';
import { ClusterTables } from './remote-tables.ts';
import { ServerLatency } from './server-latency.ts';

/** Counted up whenever servers of two versions would not understand each other. */
const CHANNEL_VERSION = 2;
/** The clients of a server that is silent for this many milliseconds have left our tables. */
const LEFT_AFTER = 3000;
/** A server that is silent this long and still holds its lease uses another bus, or none. */
const UNHEARD_AFTER = 5000;
/** Milliseconds between two searches for the tables of a dead server, while one is silent. */
const LOOK_EVERY = 1000;

type Renamed = { readonly type: 'renamed'; readonly user: UserId; readonly name: string };

export type ClusterDeps = Pick<Common, 'server' | 'store' | 'clock' | 'metrics' | 'log' | 'errors' | 'bots'> & {
  readonly bus: Bus;
  readonly tables: TableRegistry;
  readonly saveUser: (user: UserSession) => void;
  readonly seated: SeatedTables;
  readonly maintenance: Pick<Maintenance, 'loadOrphans'>;
  readonly broadcasts: Broadcasts;
  /** A broadcast was lost: reads everything from the store. */
  readonly reload: () => Promise<void>;
};

/** This server among the others: a client may be connected to any of them, and each table is held by one. */
export class Cluster {
  readonly tables: ClusterTables;
  readonly lists: RemoteListSubscribers;
  readonly #deps: ClusterDeps;
  readonly #channel: ClusterChannel;
  readonly #latency: ServerLatency;
  readonly subscribers: RemoteSubscribers;
  /** Servers whose clients were removed because they were silent. */
  readonly #givenUp = new Set<ServerId>();
  readonly #warnedOf = new Set<ServerId>();
  #lookedAt = Number.NEGATIVE_INFINITY;
  #willReload = false;

  constructor(deps: ClusterDeps) {
    const { bus, clock, server, store, errors, metrics, saveUser, tables, bots, broadcasts } = deps;
    const { guard } = errors;
    this.#deps = deps;
    const channel = new ClusterChannel(bus, clock, server, channelName(store.key), {
      onMessage: (from, message) => guard(() => this.#receive(from, message)),
      onBroadcast: (from, broadcast) => guard(() => this.#receiveBroadcast(from, broadcast)),
      onPeer: (peer) => this.#onPeer(peer),
      isAwaited: (peer) => this.tables.servers().has(peer),
      onReturned: (peer) => guard(() => this.#onReturned(peer)),
      onMissed: (from, what) => guard(() => this.#onMissed(from, what)),
      onSilent: (peer, millis) => guard(() => this.#onSilent(peer, millis)),
      onTraffic: metrics.bus,
      onError: errors.report,
    });
    const latency = new ServerLatency(channel, clock, () => this.tables.servers());
    const load = (table: TableId) => tables.load(table);
    this.#channel = channel;
    this.#latency = latency;
    this.tables = new ClusterTables({ channel, latency, clock, store, server, saveUser, load });
    this.subscribers = new RemoteSubscribers({ channel, clock, errors, tables, bots });
    this.lists = new RemoteListSubscribers(channel);
    tables.connect(this.tables);
    deps.seated.connect(this.lists);
    broadcasts.on({ renamed: ({ user, name }: Renamed) => this.subscribers.rename(user, name) });
    broadcasts.connect((broadcast) => channel.broadcast(broadcast));
    metrics.watch('remote_tables', 'Tables of other servers that clients here have joined', () => this.tables.size);
    metrics.watch('remote_subscribers', 'Clients of other servers at our tables', () => this.subscribers.size);
    metrics.watch('servers', 'Servers in this cluster, this one included', () => channel.peers.length + 1);
    metrics.watch('bus_up', 'Is the bus to the other servers up?', () => (channel.isUp ? 1 : 0));
  }

  get bus(): 'up' | 'away' {
    return this.#channel.isUp ? 'up' : 'away';
  }

  async start(): Promise<void> {
    await this.#channel.start();
    this.#latency.start();
  }

  close(): Promise<void> {
    this.#latency.stop();
    return this.#channel.close();
  }

  /** A client here watches the list of this user's tables, or nobody does any more. */
  watch(user: UserId, isWatched: boolean): void {
    const type = isWatched ? 'watch' : 'unwatch';
    for (const peer of this.#channel.peers) this.#channel.send(peer, { type, user });
  }

  #receive(from: ServerId, received: WithText): void {
    const { message } = received;
    switch (message.type) {
      case 'watch':
        return this.#watchedBy(from, message.user);
      case 'unwatch':
        return this.lists.unwatch(from, message.user);
      case 'resync':
        this.lists.forget(from);
        for (const user of message.watched) this.#watchedBy(from, user);
        return this.subscribers.receive(from, message);
      case 'seated':
        return this.#deps.seated.onRemoteChange(message.user, message.table, message.row);
      case 'ask-resync':
        return this.#resync(from);
      case 'ping':
        return this.#channel.send(from, { type: 'pong', n: message.n });
      case 'pong':
        return this.#latency.pong(from, message.n);
      case 'join':
      case 'leave':
      case 'do':
      case 'ask-hint':
      case 'latency':
      case 'shown':
        return this.subscribers.receive(from, message);
      default:
        return this.tables.receive(from, received);
    }
  }

  #watchedBy(from: ServerId, user: UserId): void {
    this.lists.watch(from, user, this.#deps.seated.liveRows(user));
  }

  #receiveBroadcast(from: ServerId, broadcast: Broadcast): void {
    if (broadcast.type !== 'goodbye') return this.#deps.broadcasts.receive(broadcast);
    // It stops: others may have its tables.
    this.tables.findAllAgain(from);
    this.#deps.maintenance.loadOrphans();
  }

  #onPeer(peer: ServerId): void {
    this.#resync(peer);
    this.#onReturned(peer);
  }

  /** It may not know that we removed its clients. */
  #onReturned(peer: ServerId): void {
    if (this.#givenUp.delete(peer)) this.#channel.send(peer, { type: 'ask-resync' });
  }

  /** Everything we want of this server, whatever it has received before. */
  #resync(peer: ServerId): void {
    const watched = this.#deps.seated.watchedUsers();
    this.#channel.send(peer, { type: 'resync', subscriptions: this.tables.subscriptionsAt(peer), watched });
    this.tables.rejoin(peer);
  }

  #onMissed(from: ServerId, what: 'messages' | 'broadcasts'): void {
    if (what === 'broadcasts') return this.#reloadSoon();
    this.#channel.send(from, { type: 'ask-resync' });
    this.#resync(from);
  }

  /** It is alive, or its lease would have ended and its tables would be ours. */
  #warnOf(peer: ServerId): void {
    if (this.#warnedOf.has(peer)) return;
    this.#warnedOf.add(peer);
    this.#deps.log.warn(
      { server: peer },
      'Cannot hear another server that holds tables people here want: give all servers of this database the same REDIS_URL',
    );
  }

  /** Once for all servers: a server that was cut off has missed something of each. */
  #reloadSoon(): void {
    if (this.#willReload) return;
    this.#willReload = true;
    this.#deps.clock.after(TICK, () => {
      this.#willReload = false;
      void this.#deps.reload();
    });
  }

  #onSilent(peer: ServerId, millis: number): void {
    void this.tables.probe(peer);
    if (millis > LEFT_AFTER) {
      this.#givenUp.add(peer);
      this.subscribers.removeAll(peer);
      this.lists.forget(peer);
    }
    if (millis > UNHEARD_AFTER && this.tables.subscriptionsAt(peer).length > 0) this.#warnOf(peer);
    const now = this.#deps.clock.monotonic();
    if (now - this.#lookedAt < LOOK_EVERY) return;
    this.#lookedAt = now;
    this.#deps.maintenance.loadOrphans();
  }
}

/** Installations that share a Redis use different channels. */
const channelName = (key: Buffer): string => {
  const DIGITS = 16;
  const installation = createHash('sha256').update('saloon bus').update(key).digest('hex').slice(0, DIGITS);
  return `saloon:${CHANNEL_VERSION}:${installation}`;
};
