import type { Clock } from './clock.ts';
import type { Batch, Store, StoredEntry, StoredTable, StoredUser } from './store/store.ts';

/** A batch that is being put together. */
export type OpenBatch = {
  readonly users: StoredUser[];
  readonly tables: StoredTable[];
  readonly entries: StoredEntry[];
};

/** Somebody who wants things kept. It is asked again only after it was told what became of what it gave last. */
export interface Source {
  /** Puts in everything since the last call. One that throws has put in nothing. */
  collect(into: OpenBatch): void;
  /** What it put in is durable. */
  kept(): void;
  /** It could not be made so. */
  lost(): void;
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
    const batch: OpenBatch = { users: [], tables: [], entries: [] };
    const heard: Source[] = [];
    for (const source of sources) {
      this.#guard(() => {
        source.collect(batch);
        heard.push(source);
      });
    }
    const isKept = await this.#commit(batch);
    for (const source of heard) this.#guard(() => (isKept ? source.kept() : source.lost()));
  }

  /** `false` when it could not be kept. */
  async #commit(batch: Batch): Promise<boolean> {
    if (batch.entries.length + batch.tables.length + batch.users.length === 0) return true;
    const started = this.#clock.monotonic();
    try {
      await this.#store.commit(batch);
    } catch (error) {
      this.#watcher.failed(error);
      return false;
    }
    this.#watcher.committed(batch.entries.length, this.#clock.monotonic() - started);
    return true;
  }

  #guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#watcher.broken(error);
    }
  }
}
