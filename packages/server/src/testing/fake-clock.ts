import type { Clock } from '../clock.ts';

type Timer = { readonly at: number; readonly call: () => void };

/** A clock that a test turns. `soon` is real: what was asked for has to be read first. */
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

  /** How much is still to happen. */
  get pending(): number {
    return this.#timers.size;
  }

  /** The process is killed: nothing that was to happen will. */
  crash(): void {
    this.#timers.clear();
  }

  /** Lets so much time pass, and everything happen that is due meanwhile, each at its time. */
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

/** Lets the event loop do what it has. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setImmediate(resolve));
}
