import { randomInt } from 'node:crypto';
import type { Millis } from '@saloon/kernel';

/** WB-TIME-2: the smallest of the last `KEPT` round trips counts, once there are `ENOUGH` of them. */
const KEPT = 32;
const ENOUGH = 3;
const ENOUGH_FOR_USUAL = 16;
/** Pings sent within this time after the signal belong to the race. */
const RACE_PINGS_FOR: Millis = 1000;
/** Unanswered pings that are remembered. */
const MOST_OPEN = 16;
const NUMBERS = 2 ** 47;

/** A race on this connection: when its signal went out, and the round trips of the pings since then. */
type RaceTrips = { readonly at: number; readonly trips: number[] };

/**
 * The round trips of one connection, measured by the server's clock. Ping numbers can't be predicted, so a client can't
 * answer early; a late answer changes nothing while a prompt one is remembered.
 */
export class RoundTrips {
  readonly #sent = new Map<number, number>();
  /** A ring buffer. */
  readonly #kept: number[] = [];
  #next = 0;
  #race: RaceTrips | undefined;

  /** Returns the number for a ping that is sent now. */
  ping(now: number): number {
    const n = randomInt(NUMBERS);
    const [oldest] = this.#sent.keys();
    if (this.#sent.size >= MOST_OPEN && oldest !== undefined) this.#sent.delete(oldest);
    this.#sent.set(n, now);
    return n;
  }

  /** A race begins: its signal is sent now, together with a ping. */
  race(now: number): void {
    this.#race = { at: now, trips: [] };
  }

  /** The answer to a ping. Returns true when one of the round trips below has changed. */
  pong(n: number, now: number): boolean {
    const sent = this.#sent.get(n);
    if (sent === undefined) return false;
    this.#sent.delete(n);
    const { smallest, usual, inRace } = this;
    const trip = now - sent;
    this.#kept[this.#next] = trip;
    this.#next = (this.#next + 1) % KEPT;
    const race = this.#race;
    if (race !== undefined && sent > race.at + RACE_PINGS_FOR) this.#race = undefined;
    else if (race !== undefined && sent >= race.at) race.trips.push(trip);
    return smallest !== this.smallest || usual !== this.usual || inRace !== this.inRace;
  }

  /** In whole milliseconds; `undefined` with too few samples, when the game credits nothing. */
  get smallest(): Millis | undefined {
    return this.#kept.length < ENOUGH ? undefined : Math.round(Math.min(...this.#kept));
  }

  /** The median of the last 32, in whole milliseconds; `undefined` with too few samples. */
  get usual(): Millis | undefined {
    return this.#kept.length < ENOUGH_FOR_USUAL ? undefined : median(this.#kept);
  }

  /**
   * The median round trip of the race that has just begun, in whole milliseconds; infinite before its first answer.
   * Outside races it is undefined.
   */
  get inRace(): Millis | undefined {
    if (this.#race === undefined || this.smallest === undefined) return undefined;
    return median(this.#race.trips) ?? Number.POSITIVE_INFINITY;
  }
}

function median(trips: readonly number[]): Millis | undefined {
  const middle = trips.toSorted((a, b) => a - b).at(Math.floor((trips.length - 1) / 2));
  return middle === undefined ? undefined : Math.round(middle);
}
