import type { GameId, Seat } from '@saloon/kernel';
import type { GameKind, PushSubscriptionData, TableId, TableRow, UserId } from '@saloon/protocol';
import type { Seating } from '@saloon/table';
import type { FinishedGame } from './finished-game.ts';
import type { RunSql } from './shared-sql.ts';

/** A server process: a new id at each start. */
export type ServerId = string;

/** A user who has done something. Only a hash of the secret is stored. */
export type StoredUser = { readonly id: UserId; readonly secretHash: string; readonly name: string };

/** The push subscription of a device. `keptAt` is when it was last saved, in wall-clock milliseconds. */
export type StoredPushSubscription = {
  readonly user: UserId;
  readonly subscription: PushSubscriptionData;
  readonly keptAt: number;
};

/** What is known of a table without replaying its log. Times are wall-clock milliseconds. */
export type StoredTable = {
  readonly id: TableId;
  /** The game it was opened with; the host may have chosen another since, which is in `seating`. */
  readonly game: string;
  readonly host: UserId;
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly openedAt: number;
  /** When it was last loaded, unloaded, or changed its phase; for a finished game, when it ended. */
  readonly touchedAt: number;
  /** Its row in the lobby, while it is listed. */
  readonly row: TableRow | undefined;
  readonly wake: Wake;
  /** The fence under which the writing server holds the table; 1 for a new table. */
  readonly fence: number;
  /** As of the last write; undefined for tables of very old releases. */
  readonly seating: StoredSeating | undefined;
};

/**
 * The game, who sits there, who has to act and, by correspondence, until when. Rows from before hosts could change the game
 * have no `game`.
 */
export type StoredSeating = Omit<Seating, 'game'> & {
  readonly game?: GameId;
  readonly toAct: readonly Seat[];
  readonly dueAt?: number;
  readonly kind?: GameKind;
  /** After the end, by seat. */
  readonly ranks?: readonly number[];
  readonly scores?: readonly number[];
};

/**
 * When a table needs a server next. A table that is `in-memory` may have timers at any time: after a crash another server
 * loads it to find out.
 */
export type Wake =
  | { readonly type: 'never' }
  | { readonly type: 'in-memory' }
  | { readonly type: 'at'; readonly wall: number };

/**
 * An entry of a table's log: `seq` counts from 0 without gaps, `body` is JSON that the store doesn't read, and `fence` is the
 * one under which its writer holds the table.
 */
export type StoredEntry = {
  readonly table: TableId;
  readonly seq: number;
  readonly fence: number;
  readonly body: string;
};

/**
 * A table after the first `seq` entries of its log, to be loaded without replaying those. It is only a cache. `stamp`
 * identifies the code that wrote it and can read it, and `last` is the hash of the last of those entries.
 */
export type StoredSnapshot = {
  readonly table: TableId;
  readonly seq: number;
  readonly fence: number;
  readonly stamp: string;
  readonly last: string;
  readonly body: string;
};

/**
 * The result of claiming a table. Each claim increases the fence, so that the previous holder can write nothing more.
 */
export type Claim =
  | { readonly type: 'ours'; readonly fence: number }
  /** Held by a server with a valid lease. */
  | { readonly type: 'theirs'; readonly server: ServerId }
  | { readonly type: 'no-such-table' };

/** Everything that one turn of the event loop commits. */
export type Batch = {
  readonly server: ServerId;
  readonly users: readonly StoredUser[];
  readonly tables: readonly StoredTable[];
  readonly entries: readonly StoredEntry[];
  /** Games that end with this batch. */
  readonly finished?: readonly FinishedGame[];
};

/**
 * Why the store failed. `taken`: another server holds these tables now, or has written this entry already. `damaged`: the
 * data of these tables can't be read or written, and trying again doesn't help; without tables, a whole list.
 * `unavailable`: the disk is full or broken, or the database can't be reached. A batch on its way there may be in doubt
 * until its tables are claimed again.
 */
export class StoreError extends Error {
  readonly code: StoreErrorCode;
  /** The tables that were taken or are damaged; the rest of the batch would have been written. */
  readonly tables: readonly TableId[];
  /** There was no answer: the batch may have been written, which the next read shows. */
  readonly isInDoubt: boolean;
  constructor(code: StoreErrorCode, reason: string, tables: readonly TableId[] = [], isInDoubt = false) {
    super(reason);
    this.code = code;
    this.tables = tables;
    this.isInDoubt = isInDoubt;
  }
}

export type StoreErrorCode = 'taken' | 'damaged' | 'unavailable';

/** What a new secret keeps. Devices, device links, recovery codes and push subscriptions always go. */
export type Kept = { readonly passkeys: boolean };

/** The storage of a server: SQLite in a file, or PostgreSQL. */
export interface Store {
  /**
   * Writes the whole batch durably, or nothing, and then rejects with a `StoreError`. A new table is held by `batch.server`;
   * a table whose `wake` is not `in-memory` is held by nobody from then on.
   */
  commit(batch: Batch): Promise<void>;
  user(id: UserId): Promise<StoredUser | undefined>;
  /**
   * Replaces the hash `from`, the user's or one of a further device, by a new one, durably. Resolves with false and
   * changes nothing if `from` isn't valid by now. `commit` never changes the hash of a known user. Every other way in is
   * deleted in the same transaction, because some may be in strange hands; passkeys too, unless they are kept.
   */
  changeSecret(user: StoredUser, from: string, kept: Kept): Promise<boolean>;
  /** The user's push subscriptions, the last saved first. */
  pushSubscriptionsOf(user: UserId): Promise<readonly StoredPushSubscription[]>;
  /** Saves a subscription durably, replacing the one with the same endpoint. Only the user's last `most` are kept. */
  savePushSubscription(call: StoredPushSubscription, most: number): Promise<void>;
  deletePushSubscription(user: UserId, endpoint: string): Promise<void>;
  /** Deletes all subscriptions that were last saved before this time. */
  deleteOldPushSubscriptions(keptBefore: number): Promise<void>;
  table(id: TableId): Promise<StoredTable | undefined>;
  /**
   * The log of a table, in order: from the entry `from` on, at most `most` entries of it. Rejects as `damaged` if one is
   * missing.
   */
  entries(id: TableId, from?: number, most?: number): Promise<readonly string[]>;
  /** The last snapshot of a table, unless other code has written it. */
  snapshot(id: TableId, stamp: string): Promise<Omit<StoredSnapshot, 'fence'> | undefined>;
  /** Replaces the table's snapshot, unless `server` no longer holds the table under this fence. */
  saveSnapshot(snapshot: StoredSnapshot, server: ServerId): Promise<void>;
  /** Runs statements that are the same in both databases; parts such as `people` keep their tables with it. */
  query: RunSql;
  /** Tables with a row for the lobby, the last touched first. */
  lobby(most: number): Promise<readonly StoredTable[]>;
  /** How many tables of this host wait or are played; an abandoned game doesn't count. */
  openTables(host: UserId): Promise<number>;
  /** Tables where this user sits, the last touched first; finished games only if touched after `overSince`. */
  seated(user: UserId, overSince: number, most: number): Promise<readonly StoredTable[]>;
  /** Tables that were in the memory of a dead server, and so may have something due. */
  orphanedTables(most: number): Promise<readonly TableId[]>;

  /** Extends this server's lease to `forMs` from now. Resolves with false if it had run out meanwhile. */
  renewLease(server: ServerId, forMs: number): Promise<boolean>;
  /** Ends this server's lease: others may take its tables. */
  endLease(server: ServerId): Promise<void>;
  /** Claims the table for this server unless another one with a valid lease holds it. Its own table gets a new fence. */
  claim(table: TableId, server: ServerId): Promise<Claim>;
  /** Unloaded tables with a due timer, the earliest first. */
  dueTables(wall: number, most: number): Promise<readonly TableId[]>;
  /** Deletes tables that never started and were not touched since. Returns their ids. */
  deleteOldWaiting(touchedBefore: number): Promise<readonly TableId[]>;
  /** The secret of this installation, made with the store. */
  readonly key: Buffer;
  /** Why the last call could not reach the database; undefined if it could. */
  connectionError?(): string | undefined;
  /** The CPU time of the store's own thread, if it has one, in microseconds. */
  cpuMicros?(): Promise<number>;
  close(): Promise<void>;
}
