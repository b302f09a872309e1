import { randomInt } from 'node:crypto';
import type { Common } from '../common/common.ts';
import { Scheduler } from '../time/scheduler.ts';
import type { Connection, Pings } from './connection.ts';

export type PingerDeps = Pick<Common, 'clock' | 'limits' | 'audit'>;

/** Measures the latency of every connection (WB-TIME-2), and closes those that are silent. */
export class Pinger implements Pings {
  readonly #deps: PingerDeps;
  readonly #next: Scheduler<Connection>;

  constructor(deps: PingerDeps) {
    this.#deps = deps;
    this.#next = new Scheduler(deps.clock, (connection) => this.#ping(connection));
  }

  /** Starts the timer of a new connection, which also finds clients that never say hello. */
  opened(connection: Connection): void {
    const { helloWithin, pingIdle } = this.#deps.limits;
    const soon = Math.min(helloWithin, pingIdle);
    this.#later(connection, soon, soon);
  }

  closed(connection: Connection): void {
    this.#next.set(connection, undefined);
  }

  /** Several pings in a row, at a deal or when a player joins. */
  burst(connection: Connection): void {
    const { pingBurst, pingBurstSlack } = this.#deps.limits;
    connection.burst = pingBurst;
    this.#later(connection, 0, pingBurstSlack);
  }

  /**
   * A step is sent next: a ping that is nearly due goes before it, in the same packet. That costs almost nothing, and the
   * client answers it before it draws the step.
   */
  beforeStep(connection: Connection): void {
    if (this.#deps.clock.monotonic() >= connection.pingFrom) this.#ping(connection);
  }

  /** The signal of a race was sent: a ping follows it in the same packet, and more at random times (WB-TIME-2). */
  afterSignal(connection: Connection): void {
    connection.roundTrips.race(this.#deps.clock.monotonic());
    connection.burst = this.#deps.limits.pingRace;
    connection.isRaceBurst = true;
    this.#ping(connection);
  }

  stop(): void {
    this.#next.stop();
  }

  #ping(connection: Connection): void {
    const { audit, clock, limits } = this.#deps;
    const now = clock.monotonic();
    const isUnidentified = connection.session.state === 'new' && now - connection.openedAt >= limits.helloWithin;
    if (isUnidentified || now - connection.heardAt > limits.silence) {
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

  /** Schedules the next ping: with a step if one is sent after `withStep` ms, otherwise alone after `alone` ms. */
  #later(connection: Connection, withStep: number, alone: number): void {
    if (connection.session.state === 'closed') return;
    const now = this.#deps.clock.monotonic();
    connection.pingFrom = now + withStep;
    this.#next.set(connection, now + alone);
  }
}

/** Does this client play a game with races? */
function isRacing({ joined, remote: away }: Connection): boolean {
  for (const { viewer, table } of joined.values()) if (typeof viewer === 'number' && table.actor.hasRaces) return true;
  for (const place of away.values()) if (place.isRacing) return true;
  return false;
}
