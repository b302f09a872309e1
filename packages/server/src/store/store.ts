import type { GameId, Seat } from '@saloon/kernel';
import type { PushSubscriptionData, TableId, TableRow, UserId } from '@saloon/protocol';
import type { Seating } from '@saloon/table';

/** One server process: a new one each time it starts. */
export type ServerId = string;

/** Somebody who has done something worth remembering. Of the secret only a hash is kept. */
export type StoredUser = { readonly id: UserId; readonly secretHash: string; readonly name: string };

/** A device on which this person is called. `keptAt` is on the wall clock, in milliseconds. */
export type StoredPushSubscription = {
  readonly user: UserId;
  readonly line: PushSubscriptionData;
  readonly keptAt: number;
};

/** What is known of a table without playing its log again. Times are on the wall clock, in milliseconds. */
export type StoredTable = {
  readonly id: TableId;
  /** What it was opened with: while it waited, its host may have chosen another one, which `seating` names. */
  readonly game: string;
  readonly host: UserId;
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly openedAt: number;
  /** When it was last taken into memory, laid aside, or changed its phase; of a finished game when it ended. */
  readonly touchedAt: number;
  /** Its row in the lobby, while it belongs there. */
  readonly row: TableRow | undefined;
  readonly wake: Wake;
  /** The number under which the server that writes this holds the table; 1 when it has just been opened. */
  readonly fence: number;
  /** As it was when this was written; nothing of tables from before it was. */
  readonly seating: StoredSeating | undefined;
};

/**
 * What is played there and who sits there, who owes a decision and, by correspondence, when the time for it runs out. What
 * was stored before a host could change the game names none.
 */
export type StoredSeating = Omit<Seating, 'game'> & {
  readonly game?: GameId;
  readonly toAct: readonly Seat[];
  readonly dueAt?: number;
};

/**
 * When a table needs the server next. A table in memory has no time here: whoever finds it so after a crash takes it
 * into memory again to see.
 */
export type Wake =
  | { readonly type: 'never' }
  | { readonly type: 'in-memory' }
  | { readonly type: 'at'; readonly wall: number };

/**
 * One line of a table's log: `seq` counts from 0 without a gap, `body` is JSON that the store does not read, and `fence`
 * is the number under which its writer holds the table.
 */
export type StoredEntry = {
  readonly table: TableId;
  readonly seq: number;
  readonly fence: number;
  readonly body: string;
};

/**
 * A table as it was after the first `seq` lines of its log, to be loaded without playing those again. It is only a
 * cache: the log is the table. `stamp` names the code that wrote it and alone can read it, and `last` is the hash of
 * the line before `seq`.
 */
export type StoredSnapshot = {
  readonly table: TableId;
  readonly seq: number;
  readonly fence: number;
  readonly stamp: string;
  readonly last: string;
  readonly body: string;
};

/** What an operator has decided about a table, a person or an address. Times are on the wall clock, in milliseconds. */
const RULINGS = ['hidden-table', 'closed-table', 'banned-user', 'banned-address'] as const;
export type RulingKind = (typeof RULINGS)[number];
export type Ruling = {
  readonly kind: RulingKind;
  readonly subject: string;
  readonly at: number;
  /** It ends then by itself; missing where it holds until it is lifted. */
  readonly until?: number;
};

/**
 * What came of reaching for a table. The fence grows each time a table changes hands, so that whoever held it before can
 * write nothing more.
 */
export type Claim =
  | { readonly type: 'ours'; readonly fence: number }
  /** A server whose lease still runs holds it. */
  | { readonly type: 'theirs'; readonly server: ServerId }
  | { readonly type: 'no-such-table' };

/** Everything one turn of the event loop wants kept. */
export type Batch = {
  /** Who writes it. */
  readonly server: ServerId;
  readonly users: readonly StoredUser[];
  readonly tables: readonly StoredTable[];
  readonly entries: readonly StoredEntry[];
};

/**
 * Why the store failed. `taken`: another server holds these tables now, or has written that line of the log already.
 * `damaged`: the data of these tables can't be read or written, and trying again doesn't help; without tables, of a whole list.
 * `unavailable`: the disk is full or broken, or the database cannot be reached; a batch on its way there may have been kept
 * all the same, which is known once its tables are claimed again.
 */
export class StoreError extends Error {
  readonly code: StoreErrorCode;
  /** The tables that were taken or are damaged; everything else in the batch would have been kept. */
  readonly tables: readonly TableId[];
  /** The answer never came: it may have been kept after all, and whoever reads it again will see. */
  readonly isInDoubt: boolean;
  constructor(code: StoreErrorCode, reason: string, tables: readonly TableId[] = [], isInDoubt = false) {
    super(reason);
    this.code = code;
    this.tables = tables;
    this.isInDoubt = isInDoubt;
  }
}

export type StoreErrorCode = 'taken' | 'damaged' | 'unavailable';

/** Where a server keeps its tables. All of it is behind promises, because some stores are at the end of a line. */
export interface Store {
  /**
   * Keeps all of the batch, durably, or none of it: then it rejects with a `StoreError`. A table that is new is held by
   * `batch.server`; one that is written with another wake than `in-memory` is held by nobody from then on.
   */
  commit(batch: Batch): Promise<void>;
  user(id: UserId): Promise<StoredUser | undefined>;
  /**
   * This person is known by this hash from now on, durably, and no longer by `from`. `false`, and nothing changes, when it
   * is neither of the two: somebody else was first. A batch never changes the hash of a person who is there already.
   * Devices are called no more: some of them may be somebody else's.
   */
  changeSecret(user: StoredUser, from: string): Promise<boolean>;
  /** Devices on which this person is called, the last kept first. */
  pushSubscriptionsOf(user: UserId): Promise<readonly StoredPushSubscription[]>;
  /** Keeps one, durably, in the place of what was known of its address; of this person's so many stay, the last kept. */
  savePushSubscription(call: StoredPushSubscription, most: number): Promise<void>;
  /** This person is not called at this address any more. */
  deletePushSubscription(user: UserId, endpoint: string): Promise<void>;
  /** Drops all that were not kept again since. */
  deleteOldPushSubscriptions(keptBefore: number): Promise<void>;
  table(id: TableId): Promise<StoredTable | undefined>;
  /**
   * The log of a table, in order: from the entry `from` on, at most `most` entries of it. Rejects as `damaged` if one is
   * missing.
   */
  entries(id: TableId, from?: number, most?: number): Promise<readonly string[]>;
  /** The last snapshot of a table, unless other code has written it. */
  snapshot(id: TableId, stamp: string): Promise<Omit<StoredSnapshot, 'fence'> | undefined>;
  /** Keeps a snapshot in the place of the one before, unless `server` no longer holds the table under this fence. */
  saveSnapshot(snapshot: StoredSnapshot, server: ServerId): Promise<void>;
  /** Everything operators have decided and not lifted, also what has ended by itself. */
  rulings(): Promise<readonly Ruling[]>;
  /** Keeps a ruling, durably, in the place of one of the same kind about the same subject. */
  saveRuling(ruling: Ruling): Promise<void>;
  deleteRuling(kind: RulingKind, subject: string): Promise<void>;
  /** Tables with a row for the lobby, the last touched first. */
  lobby(most: number): Promise<readonly StoredTable[]>;
  /** How many tables this person hosts that wait or are played; a game laid aside until somebody comes is neither. */
  openTables(host: UserId): Promise<number>;
  /** Tables where this person sits, the last touched first; of those that are over only what was touched after `overSince`. */
  seated(user: UserId, overSince: number, most: number): Promise<readonly StoredTable[]>;
  /** Tables in the memory of a server that is no more, and so may have something due. */
  orphanedTables(most: number): Promise<readonly TableId[]>;

  /** Says that this server lives, for so many milliseconds from now; `false` when its lease had run out meanwhile. */
  renewLease(server: ServerId, forMs: number): Promise<boolean>;
  /** This server is about to stop: its lease ends now, and others may take its tables. */
  endLease(server: ServerId): Promise<void>;
  /** Takes the table for this server unless another one whose lease runs holds it. Its own it takes again, with a new fence. */
  claim(table: TableId, server: ServerId): Promise<Claim>;
  /** Tables laid aside whose time has come, the earliest first. */
  dueTables(wall: number, most: number): Promise<readonly TableId[]>;
  /** Deletes tables that never started and were not touched since; answers which. */
  deleteOldWaiting(touchedBefore: number): Promise<readonly TableId[]>;
  /** A secret of this installation, made when the store was. */
  readonly key: Buffer;
  /** Why the database cannot be reached just now, as far as the last call knows; nothing when it can. */
  connectionError?(): string | undefined;
  /** The processor time that a thread of the store's own has taken, in microseconds; not there when it has none. */
  cpuMicros?(): Promise<number>;
  close(): Promise<void>;
}
