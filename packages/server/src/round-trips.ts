import { randomInt } from 'node:crypto';
import type { Millis } from '@saloon/kernel';

/** WB-TIME-2: the median of so many round trips, and of no fewer than so many. */
const KEPT = 8;
const ENOUGH = 3;
/** A client that answers nothing is not remembered for ever. */
const MOST_OPEN = 16;
const NUMBERS = 2 ** 47;

/** The round trips of one line, measured by the server's clock. Numbers of pings cannot be foretold, so no answer comes early. */
export class RoundTrips {
  readonly #sent = new Map<number, number>();
  /** The last ones, in a ring. */
  readonly #kept: number[] = [];
  #next = 0;
  #median: Millis | undefined;

  /** The number of a ping that goes out now. */
  ping(now: number): number {
    const n = randomInt(NUMBERS);
    const [oldest] = this.#sent.keys();
    if (this.#sent.size >= MOST_OPEN && oldest !== undefined) this.#sent.delete(oldest);
    this.#sent.set(n, now);
    return n;
  }

  /** The answer to a ping. `true` when the median is another one now. */
  pong(n: number, now: number): boolean {
    const sent = this.#sent.get(n);
    if (sent === undefined) return false;
    this.#sent.delete(n);
    this.#kept[this.#next] = now - sent;
    this.#next = (this.#next + 1) % KEPT;
    const median = this.#kept.length < ENOUGH ? undefined : medianOf(this.#kept);
    const isNew = median !== this.#median;
    this.#median = median;
    return isNew;
  }

  /** In whole milliseconds; `undefined` with too few samples, when the game's own default holds. */
  get median(): Millis | undefined {
    return this.#median;
  }
}

/** The middle one, or the mean of the middle two, rounded up. */
export function medianOf(samples: readonly number[]): Millis {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? 0;
  const low = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? high) : high;
  return Math.ceil((low + high) / 2);
}
