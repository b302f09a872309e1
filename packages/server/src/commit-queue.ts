import type { TableId } from '@saloon/protocol';
import type { Clock } from './clock.ts';
import { ALONE, type Tenure } from './cluster/lease.ts';
import {
  type Batch,
  type ServerId,
  type Store,
  type StoredEntry,
  type StoredTable,
  type StoredUser,
  StoreError,
} from './store/store.ts';

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
  /** The store is at it: time to put into words what there will be to tell. Nothing was played since `collect`. */
  prepare?(): void;
  /** What it put in is durable. */
  kept(): void;
  /** It could not be made so; or, where that is uncertain, nobody knows until it is read again. */
  lost(isUncertain: boolean): void;
  /** The table that it speaks for, if it is one: another server may come to hold it. */
  readonly id?: TableId;
  taken?(): void;
}

export type CommitWatcher = {
  readonly committed: (entries: number, millis: number) => void;
  readonly failed: (error: unknown) => void;
  /** Other servers hold these tables now. */
  readonly taken: (tables: readonly TableId[]) => void;
  /** A source, or what it does when its part is kept, has thrown. */
  readonly broken: (error: unknown) => void;
};

const idsIn = ({ tables, entries }: OpenBatch): ReadonlySet<TableId> =>
  new Set([...tables.map(({ id }) => id), ...entries.map(({ table }) => table)]);

const NONE: ReadonlySet<TableId> = new Set();

const without = ({ server, users, tables, entries }: Batch, taken: readonly TableId[]): Batch => ({
  server,
  users,
  tables: tables.filter(({ id }) => !taken.includes(id)),
  entries: entries.filter(({ table }) => !taken.includes(table)),
});

/**
 * One commit for all that was played in a turn of the event loop. What a batch has to tell is told after the batch is
 * durable and before the next one begins, so that nobody ever hears of something that a crash could undo.
 */
export class CommitQueue {
  readonly #store: Store;
  readonly #server: ServerId;
  readonly #clock: Clock;
  readonly #watcher: CommitWatcher;
  readonly #tenure: Tenure;
  /** Called before a batch is put together: what has come and was not played yet goes along with it. */
  first: () => void = () => undefined;
  #waiting = new Set<Source>();
  #running: Promise<void> | undefined;
  #isScheduled = false;

  constructor(store: Store, server: ServerId, clock: Clock, watcher: CommitWatcher, tenure: Tenure = ALONE) {
    this.#store = store;
    this.#server = server;
    this.#clock = clock;
    this.#watcher = watcher;
    this.#tenure = tenure;
  }

  /** This source has something; it is asked for it at the end of the turn. */
  mark(source: Source): void {
    this.#waiting.add(source);
    if (this.#isScheduled || this.#running !== undefined) return;
    this.#isScheduled = true;
    this.#clock.soon(() => {
      this.#isScheduled = false;
      this.first();
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
    const { breaks } = this.#tenure;
    // A fault of one source is caught where it is, without a closure for each: this is done for every move.
    for (const source of sources) {
      try {
        source.collect(batch);
        heard.push(source);
      } catch (error) {
        this.#watcher.broken(error);
      }
    }
    const committing = this.#commit({ server: this.#server, ...batch });
    for (const source of heard) {
      try {
        source.prepare?.();
      } catch (error) {
        this.#watcher.broken(error);
      }
    }
    const taken = await committing;
    // What was only read, and not written, is ours to tell while the lease runs; the store has judged the rest.
    const isAsked = typeof taken !== 'string' && !this.#tenure.isHeld;
    const answer = isAsked ? await this.#tenure.renewed() : 'held';
    // A lease that broke and was renewed while the store was busy covers nothing that was read before.
    const renewed = answer === 'held' && this.#tenure.breaks !== breaks ? 'broken' : answer;
    const written = renewed === 'held' ? undefined : idsIn(batch);
    for (const source of heard) {
      try {
        if (taken === 'lost' || taken === 'uncertain') source.lost(taken === 'uncertain');
        else if (source.id === undefined) source.kept();
        else if (taken.has(source.id)) source.taken?.();
        else if (written === undefined || written.has(source.id)) source.kept();
        else if (renewed === 'broken') source.taken?.();
        else source.lost(false);
      } catch (error) {
        this.#watcher.broken(error);
      }
    }
  }

  /** Keeps all of it but for tables that others hold by now; answers those, or why nothing could be kept. */
  async #commit(batch: Batch): Promise<ReadonlySet<TableId> | 'lost' | 'uncertain'> {
    if (batch.entries.length + batch.tables.length + batch.users.length === 0) return NONE;
    const started = this.#clock.monotonic();
    try {
      await this.#store.commit(batch);
    } catch (error) {
      const taken = error instanceof StoreError && error.code === 'taken' ? error.tables : [];
      if (taken.length === 0) {
        this.#watcher.failed(error);
        return error instanceof StoreError && error.isUncertain ? 'uncertain' : 'lost';
      }
      this.#watcher.taken(taken);
      const others = await this.#commit(without(batch, taken));
      return typeof others === 'string' ? others : new Set([...others, ...taken]);
    }
    this.#watcher.committed(batch.entries.length, this.#clock.monotonic() - started);
    return NONE;
  }
}
