import type { Connection } from './connection.ts';
import type { House } from './house.ts';
import { Scheduler } from './scheduler.ts';

/** Keeps measuring every line (WB-TIME-2), and finds those that are dead though nobody has hung up. */
export class Lines {
  readonly #house: House;
  readonly #next: Scheduler<Connection>;

  constructor(house: House) {
    this.#house = house;
    this.#next = new Scheduler(house.clock, (connection) => this.#ping(connection));
  }

  /** A line that has just opened: somebody who never says a word is found as well. */
  opened(connection: Connection): void {
    this.#later(connection, this.#house.limits.pingIdle);
  }

  closed(connection: Connection): void {
    this.#next.set(connection, undefined);
  }

  /** Some pings in a row, at a deal or when somebody comes to play. */
  burst(connection: Connection): void {
    connection.burst = this.#house.limits.pingBurst;
    this.#later(connection, 0);
  }

  stop(): void {
    this.#next.stop();
  }

  #ping(connection: Connection): void {
    const { clock, limits, metrics } = this.#house;
    const now = clock.monotonic();
    if (now - connection.heardAt > limits.silence) {
      metrics.dropped('silent');
      connection.drop();
      return;
    }
    if (connection.session.state === 'welcomed') connection.send({ type: 'ping', n: connection.trips.ping(now) });
    connection.burst = Math.max(0, connection.burst - 1);
    if (connection.burst > 0) return this.#later(connection, limits.pingBurstGap);
    const isPlaying = [...connection.joined.values()].some(({ viewer }) => typeof viewer === 'number');
    this.#later(connection, isPlaying ? limits.pingPlaying : limits.pingIdle);
  }

  #later(connection: Connection, millis: number): void {
    if (connection.session.state === 'closed') return;
    this.#next.set(connection, this.#house.clock.monotonic() + millis);
  }
}
