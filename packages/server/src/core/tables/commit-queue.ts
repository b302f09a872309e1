import type { TableId } from '@saloon/protocol';
import { type LeaseState, NO_LEASE } from '../jobs/lease.ts';
import { tablesIn, without } from '../store/batch-parts.ts';
import type { FinishedGame } from '../store/finished-game.ts';
import {
  type Batch,
  type ServerId,
  type Store,
  type StoredEntry,
  type StoredTable,
  type StoredUser,
  StoreError,
} from '../store/store.ts';
import type { Clock } from '../time/clock.ts';

/** A batch that is still being filled. */
export type OpenBatch = {
  readonly users: StoredUser[];
  readonly tables: StoredTable[];
  readonly entries: StoredEntry[];
  readonly finished: FinishedGame[];
};

/** Something with data to commit. `collect` is called again only after the result of the last batch was reported. */
export interface CommitSource {
  /** Adds everything since the last call. If it throws, it must have added nothing. */
  collect(into: OpenBatch): void;
  /** Called while the store commits: time to serialize messages. Nothing has changed since `collect`. */
  prepare?(): void;
  /** What it added is durable. */
  onCommitted(): void;
  /** It was not written; or, if `isInDoubt`, nobody knows until it is read again. */
  onWriteFailed(isInDoubt: boolean): void;
  /** Set for tables: another server may take them over. */
  readonly id?: TableId;
  onLeaseLost?(): void;
  /** Its data in the store is damaged: nothing of it can be written. */
  onDamaged?(): void;
}

export type CommitObserver = {
  readonly committed: (entries: number, millis: number) => void;
  readonly failed: (error: unknown) => void;
  /** Other servers hold these tables now. */
  readonly taken: (tables: readonly TableId[]) => void;
  /** The data of these tables is damaged. */
  readonly damaged: (tables: readonly TableId[]) => void;
  /** A source has thrown. */
  readonly onError: (error: unknown) => void;
};

/** The tables of a batch that could not be written, and why; everything else is durable. */
type LeftOut = ReadonlyMap<TableId, 'taken' | 'damaged'>;
const NONE: LeftOut = new Map();

/**
 * One commit for everything played in a turn of the event loop. Messages are sent when their batch is durable and before
 * the next one begins, so that nobody sees something that a crash could undo.
 */
export class CommitQueue {
  readonly #store: Store;
  readonly #server: ServerId;
  readonly #clock: Clock;
  readonly #watcher: CommitObserver;
  readonly #tenure: LeaseState;
  #waiting = new Set<CommitSource>();
  #running: Promise<void> | undefined;
  #isScheduled = false;

  constructor(store: Store, server: ServerId, clock: Clock, watcher: CommitObserver, tenure: LeaseState = NO_LEASE) {
    this.#store = store;
    this.#server = server;
    this.#clock = clock;
    this.#watcher = watcher;
    this.#tenure = tenure;
  }

  /** This source has something to commit: `collect` is called at the end of the turn. */
  mark(source: CommitSource): void {
    this.#waiting.add(source);
    if (this.#isScheduled || this.#running !== undefined) return;
    this.#isScheduled = true;
    this.#clock.soon(() => {
      this.#isScheduled = false;
      this.#start();
    });
  }

  /** Resolves when everything is committed. */
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
    const batch: OpenBatch = { users: [], tables: [], entries: [], finished: [] };
    const heard: CommitSource[] = [];
    const { breaks } = this.#tenure;
    // Exceptions are caught inline, because this runs for every move and closures would cost more.
    for (const source of sources) {
      try {
        source.collect(batch);
        heard.push(source);
      } catch (error) {
        this.#watcher.onError(error);
      }
    }
    const committing = this.#commit({ server: this.#server, ...batch });
    for (const source of heard) {
      try {
        source.prepare?.();
      } catch (error) {
        this.#watcher.onError(error);
      }
    }
    const leftOut = await committing;
    // Tables that wrote nothing may be sent only while the lease runs; for the others the commit itself is the check.
    const isAsked = typeof leftOut !== 'string' && !this.#tenure.isHeld;
    const answer = isAsked ? await this.#tenure.renew() : 'held';
    // A lease that broke and was renewed during the commit doesn't cover what was read before.
    const renewed = answer === 'held' && this.#tenure.breaks !== breaks ? 'broken' : answer;
    const written = renewed === 'held' ? undefined : tablesIn(batch);
    for (const source of heard) {
      try {
        if (leftOut === 'lost' || leftOut === 'uncertain') source.onWriteFailed(leftOut === 'uncertain');
        else if (source.id === undefined) source.onCommitted();
        else if (leftOut.get(source.id) === 'taken') source.onLeaseLost?.();
        else if (leftOut.get(source.id) === 'damaged') source.onDamaged?.();
        else if (written === undefined || written.has(source.id)) source.onCommitted();
        else if (renewed === 'broken') source.onLeaseLost?.();
        else source.onWriteFailed(false);
      } catch (error) {
        this.#watcher.onError(error);
      }
    }
  }

  /** Commits everything except tables that others hold or whose data is damaged. Returns those, or why the commit failed. */
  async #commit(batch: Batch): Promise<LeftOut | 'lost' | 'uncertain'> {
    if (batch.entries.length + batch.tables.length + batch.users.length === 0) return NONE;
    const started = this.#clock.monotonic();
    try {
      await this.#store.commit(batch);
    } catch (error) {
      if (!(error instanceof StoreError) || error.code === 'unavailable' || error.tables.length === 0) {
        this.#watcher.failed(error);
        return error instanceof StoreError && error.isInDoubt ? 'uncertain' : 'lost';
      }
      const { code, tables } = error;
      this.#watcher[code](tables);
      const others = await this.#commit(without(batch, tables));
      return typeof others === 'string' ? others : new Map([...others, ...tables.map((id) => [id, code] as const)]);
    }
    this.#watcher.committed(batch.entries.length, this.#clock.monotonic() - started);
    return NONE;
  }
}
