import type { Clock } from './clock.ts';

/** The longest time that one slice blocks the event loop, in milliseconds. */
const SLICE_MS = 4;
/** Items in one slice at most. */
const SLICE_LINES = 200;

/**
 * Does long work, such as replaying a log of 100,000 entries, in slices: one slice per turn of the event loop, for all
 * callers together. Players at other tables wait for one slice at most.
 */
export class TimeSlices {
  readonly #clock: Clock;
  #last: Promise<void> = Promise.resolve();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Resolves when this caller may do its next slice. */
  #turn(): Promise<void> {
    this.#last = this.#last.then(() => new Promise((resume) => this.#clock.soon(resume)));
    return this.#last;
  }

  /** Does `work` with every item, in order. The first slice is done at once. */
  async each<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
    for (let from = 0; from < items.length; ) {
      if (from > 0) await this.#turn();
      const started = this.#clock.monotonic();
      const end = Math.min(items.length, from + SLICE_LINES);
      do {
        work(items[from] as T);
        from += 1;
      } while (from < end && this.#clock.monotonic() - started < SLICE_MS);
    }
  }
}
