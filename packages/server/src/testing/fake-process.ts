import type { Bus } from '../core/bus/bus.ts';
import type { Store } from '../core/store/store.ts';
import type { Clock } from '../core/time/clock.ts';

/**
 * A process that a test can kill or pause: its timers, answers of the store and messages of other servers never arrive, or
 * arrive when it wakes.
 */
export class FakeProcess {
  #state: 'running' | 'asleep' | 'dead' = 'running';
  #held: (() => void)[] = [];

  /** `kill -9` */
  kill(): void {
    this.#state = 'dead';
    this.#held = [];
  }

  /** `kill -STOP` */
  pause(): void {
    this.#state = 'asleep';
  }

  /** `kill -CONT` */
  wake(): void {
    this.#state = 'running';
    const held = this.#held;
    this.#held = [];
    for (const call of held) call();
  }

  get isRunning(): boolean {
    return this.#state === 'running';
  }

  #reach(call: () => void): void {
    if (this.#state === 'running') call();
    else if (this.#state === 'asleep') this.#held.push(call);
  }

  clock(clock: Clock): Clock {
    return { ...clock, after: (millis, call) => clock.after(millis, () => this.#reach(call)) };
  }

  bus(bus: Bus): Bus {
    return {
      get isUp() {
        return bus.isUp;
      },
      publish: (channel, text) => this.isRunning && bus.publish(channel, text),
      subscribe: (channel, hear) => bus.subscribe(channel, (text) => this.#reach(() => hear(text))),
      watch: (changed) => bus.watch((isUp) => this.#reach(() => changed(isUp))),
      close: () => bus.close(),
    };
  }

  store(store: Store): Store {
    const gated = <Args extends readonly unknown[], T>(method: (...args: Args) => Promise<T>) => {
      return (...args: Args): Promise<T> =>
        new Promise((resolve, reject) => {
          if (this.#state === 'dead') return;
          method(...args).then(
            (value) => this.#reach(() => resolve(value)),
            (error: unknown) => this.#reach(() => reject(error)),
          );
        });
    };
    return {
      ...store,
      key: store.key,
      commit: gated(store.commit),
      user: gated(store.user),
      table: gated(store.table),
      entries: gated(store.entries),
      snapshot: gated(store.snapshot),
      saveSnapshot: gated(store.saveSnapshot),
      lobby: gated(store.lobby),
      seated: gated(store.seated),
      openTables: gated(store.openTables),
      orphanedTables: gated(store.orphanedTables),
      renewLease: gated(store.renewLease),
      endLease: gated(store.endLease),
      claim: gated(store.claim),
      dueTables: gated(store.dueTables),
      // The other servers still need the store.
      close: async () => undefined,
    };
  }
}
