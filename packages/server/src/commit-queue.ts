import type { Clock } from './clock.ts';
import type { Batch, Store, StoredEntry, StoredTable, StoredUser } from './store/store.ts';

/** What somebody wants kept, and what happens when it is, or cannot be. */
export type Pending = {
  readonly users: readonly StoredUser[];
  readonly tables: readonly StoredTable[];
  readonly entries: readonly StoredEntry[];
  readonly kept: () => void;
  readonly lost: () => void;
};

export interface Source {
  /** Everything since the last call. */
  collect(): Pending;
}

export type CommitWatcher = {
  readonly committed: (entries: number, millis: number) => void;
  readonly failed: (error: unknown) => void;
  /** A source, or what it does when its part is kept, has thrown. */
  readonly broken: (error: unknown) => void;
};

/**
 * One commit for all that was played in a turn of the event loop. What a batch has to tell is told after the batch is
 * durable and before the next one begins, so that nobody ever hears of something that a crash could undo.
 */
export class CommitQueue {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #watcher: CommitWatcher;
  #waiting = new Set<Source>();
  #running: Promise<void> | undefined;
  #isScheduled = false;

  constructor(store: Store, clock: Clock, watcher: CommitWatcher) {
    this.#store = store;
    this.#clock = clock;
    this.#watcher = watcher;
  }

  /** This source has something; it is asked for it at the end of the turn. */
  mark(source: Source): void {
    this.#waiting.add(source);
    if (this.#isScheduled || this.#running !== undefined) return;
    this.#isScheduled = true;
    this.#clock.soon(() => {
      this.#isScheduled = false;
      this.#start();
    });
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.#waiting.size > 0 || this.#running !== undefined) {
      if (this.#running === undefined) this.#start();
      await this.#running;
    }
  }

  #start(): void {
    if (this.#running !== undefined || this.#waiting.size === 0) return;
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
      const [next] = this.#waiting;
      if (next !== undefined) this.mark(next);
    });
  }

  async #run(): Promise<void> {
    const sources = this.#waiting;
    this.#waiting = new Set();
    const parts: Pending[] = [];
    for (const source of sources) this.#guard(() => parts.push(source.collect()));
    const batch: Batch = {
      users: parts.flatMap(({ users }) => users),
      tables: parts.flatMap(({ tables }) => tables),
      entries: parts.flatMap(({ entries }) => entries),
    };
    try {
      if (batch.entries.length + batch.tables.length + batch.users.length > 0) {
        const started = this.#clock.monotonic();
        await this.#store.commit(batch);
        this.#watcher.committed(batch.entries.length, this.#clock.monotonic() - started);
      }
    } catch (error) {
      this.#watcher.failed(error);
      for (const { lost } of parts) this.#guard(lost);
      return;
    }
    for (const { kept } of parts) this.#guard(kept);
  }

  #guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#watcher.broken(error);
    }
  }
}
