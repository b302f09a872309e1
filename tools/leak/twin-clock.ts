import type { Clock } from '../../packages/server/src/core/time/clock.ts';

type Timer = { readonly at: number; readonly call: () => void };

/** A clock that stands still until it is moved to the next timer, so that two servers stay in step. */
export class TwinClock implements Clock {
  #now = 1000;
  readonly #timers = new Set<Timer>();
  readonly monotonic = (): number => this.#now;
  readonly wall = (): number => 1_700_000_000_000 + this.#now;
  readonly soon = (call: () => void): void => void setImmediate(call);
  readonly after = (millis: number, call: () => void): (() => void) => {
    const timer = { at: this.#now + millis, call };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** When the next timer is due. */
  get next(): number {
    let next = Number.POSITIVE_INFINITY;
    for (const { at } of this.#timers) next = Math.min(next, at);
    return next;
  }

  /** Moves the clock to `time` and fires what is due, in order. */
  moveTo(time: number): void {
    this.#now = Math.max(this.#now, time);
    const due = [...this.#timers].filter(({ at }) => at <= this.#now).sort((a, b) => a.at - b.at);
    for (const timer of due) if (this.#timers.delete(timer)) timer.call();
  }
}
