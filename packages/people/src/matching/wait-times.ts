/** Waits that an estimate is made of, and how many it needs. */
const LAST = 20;
const LEAST = 3;
/** Older waits say nothing about now. */
const FORGET_MS = 3_600_000;

/** How long people have waited lately, for an estimate that was measured here. */
export class WaitTimes {
  #waits: { readonly at: number; readonly waited: number }[] = [];

  add(waited: number, at: number): void {
    this.#waits = [...this.#waits.slice(1 - LAST), { at, waited }];
  }

  /** The median of the last waits; undefined if there were too few. */
  estimate(now: number): number | undefined {
    const waits = this.#waits.flatMap(({ at, waited }) => (now - at < FORGET_MS ? waited : [])).sort((a, b) => a - b);
    return waits.length < LEAST ? undefined : waits[waits.length >> 1];
  }
}
