import type { Millis } from '@saloon/kernel';
import type { ServerId } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { RoundTrips } from '../time/round-trips.ts';
import type { ClusterChannel } from './channel.ts';

/** WB-TIME-2: measured this often, in milliseconds, and several times at first. */
const EVERY = 2000;
const AT_FIRST = 4;

/**
 * The round trips between servers. They add to the latency of clients who play at a table of another server, and races are
 * decided by milliseconds.
 */
export class ServerLatency {
  readonly #channel: ClusterChannel;
  readonly #clock: Clock;
  readonly #used: () => ReadonlySet<ServerId>;
  readonly #trips = new Map<ServerId, RoundTrips>();
  #cancel: () => void = () => undefined;

  /** `used` are the servers that hold tables of our clients. */
  constructor(channel: ClusterChannel, clock: Clock, used: () => ReadonlySet<ServerId>) {
    this.#channel = channel;
    this.#clock = clock;
    this.#used = used;
  }

  start(): void {
    const used = this.#used();
    for (const server of this.#trips.keys()) if (!used.has(server)) this.#trips.delete(server);
    for (const server of used) this.#ping(server, this.#tripsTo(server));
    this.#cancel = this.#clock.after(EVERY, () => this.start());
  }

  stop(): void {
    this.#cancel();
  }

  /** A client's round trip plus the one to that server. */
  addTo(server: ServerId, roundTrip: Millis | undefined): Millis | undefined {
    const hop = this.#tripsTo(server).smallest;
    return roundTrip === undefined || hop === undefined ? roundTrip : roundTrip + hop;
  }

  pong(server: ServerId, n: number): void {
    this.#trips.get(server)?.pong(n, this.#clock.monotonic());
  }

  #tripsTo(server: ServerId): RoundTrips {
    const known = this.#trips.get(server);
    if (known !== undefined) return known;
    const trips = new RoundTrips();
    this.#trips.set(server, trips);
    for (let i = 0; i < AT_FIRST; i++) this.#ping(server, trips);
    return trips;
  }

  #ping(server: ServerId, trips: RoundTrips): void {
    this.#channel.send(server, { type: 'ping', n: trips.ping(this.#clock.monotonic()) });
  }
}
