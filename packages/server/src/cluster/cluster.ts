import { createHash } from 'node:crypto';
import type { UserId } from '@saloon/protocol';
import type { House } from '../house.ts';
import type { ServerId } from '../store/store.ts';
import { applyBroadcast, reloadAfterLoss } from './apply-broadcast.ts';
import type { Bus } from './bus.ts';
import { ClusterChannel, TICK } from './channel.ts';
import type { ClusterBroadcast, Envelope } from './messages.ts';
import { RemoteListSubscribers } from './remote-lists.ts';
import { RemoteSubscribers } from './remote-subscribers.ts';
import { ClusterTables } from './remote-tables.ts';
import { ServerLatency } from './server-latency.ts';

/** Another one whenever servers of two versions would not understand each other. */
const WIRE = 1;
/** Whoever is silent for so long has lost the people that were on its lines. */
const LEFT_AFTER = 3000;
/** One that is silent for so long and still has its lease is on another bus, or on none. */
const UNHEARD_AFTER = 5000;
/** Tables that a dead server left are looked for so often while it is silent. */
const LOOK_EVERY = 1000;

/** This server among the others of the house: a socket may be on any of them, a table is held by one. */
export class Cluster {
  readonly far: ClusterTables;
  readonly envoys: RemoteSubscribers;
  readonly farSeated: RemoteListSubscribers;
  readonly #house: House;
  readonly #post: ClusterChannel;
  readonly #hops: ServerLatency;
  /** Servers that were silent for so long that whoever was here from there has left. */
  readonly #givenUp = new Set<ServerId>();
  readonly #complained = new Set<ServerId>();
  #lookedAt = Number.NEGATIVE_INFINITY;
  #isRecalling = false;

  constructor(house: House, bus: Bus) {
    this.#house = house;
    this.#post = new ClusterChannel(bus, house.clock, house.server, channelOf(house.store.key), {
      onMessage: (from, mail) => house.guard(() => this.#hear(from, mail)),
      onBroadcast: (from, news) => house.guard(() => this.#heard(from, news)),
      onPeer: (server) => this.#met(server),
      isAwaited: (server) => this.far.servers().has(server),
      onReturned: (server) => house.guard(() => this.#returned(server)),
      onMissed: (from, what) => house.guard(() => this.#missed(from, what)),
      onSilent: (server, millis) => house.guard(() => this.#silent(server, millis)),
      onTraffic: house.metrics.bus,
      onError: (error) => house.broken(error),
    });
    this.#hops = new ServerLatency(this.#post, house.clock, () => this.far.servers());
    this.far = new ClusterTables(house, this.#post, this.#hops);
    this.envoys = new RemoteSubscribers(house, this.#post);
    this.farSeated = new RemoteListSubscribers(this.#post);
    const { metrics } = house;
    metrics.watch('far_tables', 'Tables of other servers that somebody here looks at', () => this.far.size);
    metrics.watch('far_places', 'Places at our tables of connections on other servers', () => this.envoys.size);
    metrics.watch('servers', 'Servers of this house that are heard, with this one', () => this.#post.peers.length + 1);
    metrics.watch('bus_up', 'Is there a line to the other servers?', () => (this.#post.isUp ? 1 : 0));
  }

  /** Is there a line to the others? */
  get bus(): 'up' | 'away' {
    return this.#post.isUp ? 'up' : 'away';
  }

  async start(): Promise<void> {
    await this.#post.start();
    this.#hops.start();
  }

  close(): Promise<void> {
    this.#hops.stop();
    return this.#post.close();
  }

  /** All servers hear of it. */
  publish(news: ClusterBroadcast): void {
    this.#post.broadcast(news);
  }

  /** Somebody here looks at the list of this person's tables, or nobody does any more. */
  watch(user: UserId, isWatched: boolean): void {
    for (const peer of this.#post.peers) this.#post.send(peer, { type: isWatched ? 'watch' : 'unwatch', user });
  }

  #hear(from: ServerId, mail: Envelope): void {
    const { message: letter } = mail;
    switch (letter.type) {
      case 'watch':
        return this.#watched(from, letter.user);
      case 'unwatch':
        return this.farSeated.unwatch(from, letter.user);
      case 'all':
        this.farSeated.forget(from);
        for (const user of letter.watched) this.#watched(from, user);
        return this.envoys.hear(from, letter);
      case 'seated':
        return this.#house.seated.onRemoteChange(letter.user, letter.table, letter.row);
      case 'say-again':
        return this.#sayAll(from);
      case 'ping':
        return this.#post.send(from, { type: 'pong', n: letter.n });
      case 'pong':
        return this.#hops.pong(from, letter.n);
      case 'join':
      case 'leave':
      case 'do':
      case 'ask-hint':
      case 'line':
        return this.envoys.hear(from, letter);
      default:
        return this.far.hear(from, mail);
    }
  }

  #watched(from: ServerId, user: UserId): void {
    this.farSeated.watch(from, user, this.#house.seated.liveRows(user));
  }

  #heard(from: ServerId, news: ClusterBroadcast): void {
    if (news.type !== 'goodbye') return applyBroadcast(this.#house, this.envoys, news);
    this.far.rejoinAll(from);
    this.#house.takeUpLeft();
  }

  #met(server: ServerId): void {
    this.#sayAll(server);
    this.#returned(server);
  }

  /** It may not know that we took its people for gone. */
  #returned(server: ServerId): void {
    if (this.#givenUp.delete(server)) this.#post.send(server, { type: 'say-again' });
  }

  /** All that we want of this server, whatever it has heard before. */
  #sayAll(server: ServerId): void {
    const watched = this.#house.seated.watchedUsers();
    this.#post.send(server, { type: 'all', places: this.far.placesAt(server), watched });
    this.far.rejoin(server);
  }

  #missed(from: ServerId, what: 'letters' | 'news'): void {
    if (what === 'news') return this.#recall();
    this.#post.send(from, { type: 'say-again' });
    this.#sayAll(from);
  }

  /** It lives, or its tables would be ours by now. */
  #complain(server: ServerId): void {
    if (this.#complained.has(server)) return;
    this.#complained.add(server);
    this.#house.log.warn(
      { server },
      'Cannot hear another server that holds tables people here want: give all servers of this database the same REDIS_URL',
    );
  }

  /** Once for all servers: who was cut off missed something of each. */
  #recall(): void {
    if (this.#isRecalling) return;
    this.#isRecalling = true;
    this.#house.clock.after(TICK, () => {
      this.#isRecalling = false;
      reloadAfterLoss(this.#house);
    });
  }

  #silent(server: ServerId, millis: number): void {
    void this.far.probe(server);
    if (millis > LEFT_AFTER) {
      this.#givenUp.add(server);
      this.envoys.removeAll(server);
      this.farSeated.forget(server);
    }
    if (millis > UNHEARD_AFTER && this.far.placesAt(server).length > 0) this.#complain(server);
    const now = this.#house.clock.monotonic();
    if (now - this.#lookedAt < LOOK_EVERY) return;
    this.#lookedAt = now;
    this.#house.takeUpLeft();
  }
}

/** Houses that share a Redis do not hear each other. */
const channelOf = (key: Buffer): string => {
  const DIGITS = 16;
  const house = createHash('sha256').update('saloon bus').update(key).digest('hex').slice(0, DIGITS);
  return `saloon:${WIRE}:${house}`;
};
