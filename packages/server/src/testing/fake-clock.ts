import type { Clock } from '../core/time/clock.ts';

type Timer = { readonly at: number; readonly call: () => void };

/** A clock that the test advances. `soon` is real, so that pending I/O is read first. */
export class FakeClock implements Clock {
  #now = 1000;
  #timers = new Set<Timer>();
  readonly monotonic = (): number => this.#now;
  readonly wall = (): number => 1_700_000_000_000 + this.#now;
  readonly soon = (call: () => void): void => void setImmediate(call);
  readonly after = (millis: number, call: () => void): (() => void) => {
    const timer = { at: this.#now + millis, call };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** How many timers are set. */
  get pending(): number {
    return this.#timers.size;
  }

  /** The process is killed: no timer fires any more. */
  crash(): void {
    this.#timers.clear();
  }

  /** Advances the time by `millis` and fires all timers on the way, each at its time. */
  async pass(millis: number): Promise<void> {
    const end = this.#now + millis;
    for (;;) {
      const [next] = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
      await settle();
    }
    this.#now = end;
    await settle();
  }
}

/** Lets the event loop finish its pending work. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setImmediate(resolve));
}
