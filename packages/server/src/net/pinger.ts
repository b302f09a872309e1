import { randomInt } from 'node:crypto';
import type { House } from '../house.ts';
import { Scheduler } from '../scheduler.ts';
import type { Connection } from './connection.ts';

/** Keeps measuring every line (WB-TIME-2), and finds those that are dead though nobody has hung up. */
export class Pinger {
  readonly #house: House;
  readonly #next: Scheduler<Connection>;

  constructor(house: House) {
    this.#house = house;
    this.#next = new Scheduler(house.clock, (connection) => this.#ping(connection));
  }

  /** A line that has just opened: somebody who never says a word is found as well. */
  opened(connection: Connection): void {
    const { helloWithin, pingIdle } = this.#house.limits;
    const soon = Math.min(helloWithin, pingIdle);
    this.#later(connection, soon, soon);
  }

  closed(connection: Connection): void {
    this.#next.set(connection, undefined);
  }

  /** Some pings in a row, at a deal or when somebody comes to play. */
  burst(connection: Connection): void {
    const { pingBurst, pingBurstSlack } = this.#house.limits;
    connection.burst = pingBurst;
    this.#later(connection, 0, pingBurstSlack);
  }

  /**
   * A step goes out on this line next: a ping that is about due goes before it, in the same packet. It costs the server
   * nearly nothing so, and the client answers it before it draws the step.
   */
  beforeStep(connection: Connection): void {
    if (this.#house.clock.monotonic() >= connection.pingFrom) this.#ping(connection);
  }

  /**
   * The signal of a race goes out on this connection next: a ping goes before it, in the same packet, and more at random
   * times soon after (WB-TIME-2).
   */
  beforeRace(connection: Connection): void {
    connection.roundTrips.race(this.#house.clock.monotonic());
    connection.burst = this.#house.limits.pingRace;
    connection.isRaceBurst = true;
    this.#ping(connection);
  }

  stop(): void {
    this.#next.stop();
  }

  #ping(connection: Connection): void {
    const { audit, clock, limits } = this.#house;
    const now = clock.monotonic();
    const isMute = connection.session.state === 'new' && now - connection.openedAt >= limits.helloWithin;
    if (isMute || now - connection.heardAt > limits.silence) {
      audit.dropped('silent', connection.origin);
      connection.drop();
      return;
    }
    if (connection.session.state === 'welcomed') connection.send({ type: 'ping', n: connection.roundTrips.ping(now) });
    connection.burst = Math.max(0, connection.burst - 1);
    const { pingBurstGap, pingBurstSlack, pingRaceGap, pingPlaying, pingPlayingSpread, pingIdle, pingSlack } = limits;
    if (connection.burst === 0) connection.isRaceBurst = false;
    if (connection.isRaceBurst) {
      const gap = 1 + randomInt(pingRaceGap);
      this.#later(connection, gap, gap);
    } else if (connection.burst > 0) this.#later(connection, pingBurstGap, pingBurstGap + pingBurstSlack);
    else if (isRacing(connection)) {
      const wait = pingPlaying - pingPlayingSpread + randomInt(2 * pingPlayingSpread + 1);
      this.#later(connection, wait - pingSlack, wait + pingSlack);
    } else this.#later(connection, pingIdle, pingIdle);
  }

  /** The next ping goes along with a step that is told after so many milliseconds, and by itself after so many. */
  #later(connection: Connection, along: number, alone: number): void {
    if (connection.session.state === 'closed') return;
    const now = this.#house.clock.monotonic();
    connection.pingFrom = now + along;
    this.#next.set(connection, now + alone);
  }
}

/** Does anybody on this line play where milliseconds count? */
function isRacing({ joined, remote: away }: Connection): boolean {
  for (const { viewer, table } of joined.values()) if (typeof viewer === 'number' && table.actor.hasRaces) return true;
  for (const place of away.values()) if (place.isRacing) return true;
  return false;
}
