import type { Clock } from '../clock.ts';

/** The longest that one slice holds up everybody else, in milliseconds. */
const SLICE_MS = 4;
/** Lines of a log in one slice, whatever the clock says. */
const SLICE_LINES = 200;

/**
 * Long work, such as playing a log of 100,000 lines, in slices. However many are at it, one slice is done in a turn of
 * the event loop, in turn: players at other tables wait for one slice at most.
 */
export class TimeSlices {
  readonly #clock: Clock;
  #last: Promise<void> = Promise.resolve();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Resolves when it is this caller's turn again. */
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
