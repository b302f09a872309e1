import type { Seat } from '@saloon/kernel';
import type { TableId, TableRow, UserId } from '@saloon/protocol';
import type { Seating } from '@saloon/table';

/** Somebody who has done something worth remembering. Of the secret only a hash is kept. */
export type StoredUser = { readonly id: UserId; readonly secretHash: string; readonly name: string };

/** What is known of a table without playing its log again. Times are on the wall clock, in milliseconds. */
export type StoredTable = {
  readonly id: TableId;
  readonly game: string;
  readonly host: UserId;
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly openedAt: number;
  /** When it was last taken into memory, laid aside, or changed its phase. */
  readonly touchedAt: number;
  /** Its row in the lobby, while it belongs there. */
  readonly row: TableRow | undefined;
  readonly wake: Wake;
  /** Who sits there, and who owed a decision when this was written; nothing of tables from before it was. */
  readonly seating: (Seating & { readonly toAct: readonly Seat[] }) | undefined;
};

/**
 * When a table needs the server next. A table in memory has no time here: whoever finds it so after a crash takes it
 * into memory again to see.
 */
export type Wake =
  | { readonly type: 'never' }
  | { readonly type: 'in-memory' }
  | { readonly type: 'at'; readonly wall: number };

/** One line of a table's log: `seq` counts from 0 without a gap, `body` is JSON that the store does not read. */
export type StoredEntry = { readonly table: TableId; readonly seq: number; readonly body: string };

/** Everything one turn of the event loop wants kept. */
export type Batch = {
  readonly users: readonly StoredUser[];
  readonly tables: readonly StoredTable[];
  readonly entries: readonly StoredEntry[];
};

/**
 * Why a batch was not kept. `taken`: a line of the log with this number is there already, so somebody else owns the table.
 * `unavailable`: the disk is full or broken.
 */
export class StoreError extends Error {
  readonly code: 'taken' | 'unavailable';
  constructor(code: 'taken' | 'unavailable', reason: string) {
    super(reason);
    this.code = code;
  }
}

/** Where a server keeps its tables. All of it is behind promises, because some stores are at the end of a line. */
export interface Store {
  /** Keeps all of the batch, durably, or none of it: then it rejects with a `StoreError`. */
  commit(batch: Batch): Promise<void>;
  user(id: UserId): Promise<StoredUser | undefined>;
  table(id: TableId): Promise<StoredTable | undefined>;
  /** The log of a table, in order. */
  entries(id: TableId): Promise<readonly string[]>;
  /** Tables with a row for the lobby, the last touched first. */
  lobby(most: number): Promise<readonly StoredTable[]>;
  /** How many tables this person hosts that are not over. */
  openTables(host: UserId): Promise<number>;
  /** Tables where this person sits, the last touched first; of those that are over only what was touched after `overSince`. */
  seated(user: UserId, overSince: number, most: number): Promise<readonly StoredTable[]>;
  /** Tables that were in memory when the last server stopped, and so may have something due. */
  leftInMemory(): Promise<readonly TableId[]>;
  /** Tables laid aside whose time has come, the earliest first. */
  due(wall: number, most: number): Promise<readonly TableId[]>;
  /** Deletes tables that never started and were not touched since; answers which. */
  forgetWaiting(touchedBefore: number): Promise<readonly TableId[]>;
  /** A secret of this installation, made when the store was. */
  readonly key: Buffer;
  /** The processor time that a thread of the store's own has taken, in microseconds; not there when it has none. */
  cpuMicros?(): Promise<number>;
  close(): Promise<void>;
}
