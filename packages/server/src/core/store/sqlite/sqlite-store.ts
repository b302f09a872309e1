import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { TableId } from '@saloon/protocol';
import { onlyOf, tablesIn } from '../batch-parts.ts';
import { changeSecretStatements } from '../change-secret.ts';
import { finishedStatements } from '../finished-game.ts';
import { isFree, leases, SQLITE_LEASES } from '../leases.ts';
import { pushSubscriptions } from '../push-subscriptions.ts';
import { bodiesOf, readTable, readUser } from '../rows.ts';
import type { Row } from '../shared-sql.ts';
import { snapshots } from '../snapshots.ts';
import { type Batch, type Store, StoreError } from '../store.ts';
import { isDamage, reading, unlessDamage } from './sqlite-damage.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { sharedSqlIn, statementsIn } from './sqlite-shared-sql.ts';

/** SQLite's code if an entry with this number already exists. */
const NOT_UNIQUE = 2067;
const IS_FREE = isFree(SQLITE_LEASES);

/**
 * One file, owned by one process. A commit blocks its thread until it is on disk, so the server runs it in a worker thread:
 * see `threaded-store.ts`. `now` times the leases; a monotonic clock is enough, because no lease outlives the process.
 */
export function openSqliteStore(file: string, wall: number, now: () => number = () => performance.now()): Store {
  const { db, close } = openSqliteFile(file, wall);
  try {
    // No other server can have the file open, so all leases in it are old.
    db.exec('DELETE FROM servers');
    return storeIn(db, now, close);
  } catch (error) {
    close();
    throw error;
  }
}

function storeIn(db: DatabaseSync, now: () => number, close: () => void): Store {
  const runStatement = statementsIn(db, now);
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const saveUser = db.prepare(
    `INSERT INTO users (id, secret_hash, name) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
  );
  const saveTable = db.prepare(
    `INSERT INTO tables (id, game, host, phase, opened_at, touched_at, lobby_row, in_memory, wake_at, seating,
       fence, holder)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12
     WHERE ?11 = 1 OR EXISTS (SELECT 1 FROM tables WHERE id = ?1)
     ON CONFLICT (id) DO UPDATE SET host = excluded.host, phase = excluded.phase, touched_at = excluded.touched_at,
       lobby_row = excluded.lobby_row, in_memory = excluded.in_memory, wake_at = excluded.wake_at,
       seating = excluded.seating, holder = excluded.holder
       WHERE fence = excluded.fence AND (holder IS NULL OR holder = ?13)
     RETURNING no`,
  );
  const clearSeats = db.prepare('DELETE FROM seats WHERE table_no = ?');
  const saveSeat = db.prepare('INSERT INTO seats (user, table_no) VALUES (?, ?)');
  const append = db.prepare(
    `INSERT INTO entries (table_no, seq, body)
     SELECT no, ?, ? FROM tables WHERE id = ? AND fence = ? AND (holder IS NULL OR holder = ?)`,
  );
  const selectUser = db.prepare('SELECT * FROM users WHERE id = ?');
  const selectTable = db.prepare('SELECT * FROM tables WHERE id = ?');
  const selectEntries = db.prepare(
    `SELECT seq, body FROM entries WHERE table_no = (SELECT no FROM tables WHERE id = ?) AND seq >= ?
     ORDER BY seq LIMIT ?`,
  );
  const selectLobby = db.prepare(
    'SELECT * FROM tables WHERE lobby_row IS NOT NULL ORDER BY touched_at DESC, no DESC LIMIT ?',
  );
  const selectSeated = db.prepare(
    `SELECT tables.* FROM seats JOIN tables ON tables.no = seats.table_no
     WHERE seats.user = ? AND (phase <> 'over' OR touched_at > ?) ORDER BY touched_at DESC, no DESC LIMIT ?`,
  );
  const countOpen = db.prepare(
    `SELECT count(*) AS n FROM tables WHERE host = ? AND (phase = 'waiting'
       OR (phase = 'playing' AND (in_memory = 1 OR wake_at IS NOT NULL)))`,
  );
  const selectInMemory = db.prepare(`SELECT id FROM tables WHERE in_memory = 1 AND ${IS_FREE} ORDER BY no LIMIT ?`);
  const selectDue = db.prepare('SELECT id FROM tables WHERE wake_at <= ? ORDER BY wake_at, no LIMIT ?');
  const forget = db.prepare(
    `DELETE FROM tables WHERE phase = 'waiting' AND in_memory = 0 AND touched_at < ? AND ${IS_FREE} RETURNING id`,
  );

  /** One transaction; errors are for the caller. */
  const attempt = <T>(run: () => T): T => {
    try {
      begin.run();
      const done = run();
      commit.run();
      return done;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      if (error instanceof StoreError) throw error;
      throw new StoreError(isDamage(error) ? 'damaged' : 'unavailable', reasonOf(error));
    }
  };

  const query = sharedSqlIn(runStatement, attempt);

  /**
   * A transaction that doesn't wait for the disk, for leases and claims: a power cut also ends the process that a lost lease
   * was for, and a later commit under a fence writes the fence to disk with it.
   */
  const unhurried = <T>(run: () => T): T => {
    db.exec('PRAGMA synchronous = NORMAL');
    try {
      return attempt(run);
    } finally {
      db.exec('PRAGMA synchronous = FULL');
    }
  };

  /** Writes what this server still holds. Returns the tables that another one has taken. */
  const write = ({ server, users, tables, entries, finished = [] }: Batch): ReadonlySet<TableId> => {
    const taken = new Set<TableId>();
    for (const { id, secretHash, name } of users) saveUser.run(id, secretHash, name);
    for (const t of tables) {
      const row = t.row === undefined ? null : JSON.stringify(t.row);
      const wakeAt = t.wake.type === 'at' ? t.wake.wall : null;
      const inMemory = t.wake.type === 'in-memory' ? 1 : 0;
      const seating = t.seating === undefined ? null : JSON.stringify(t.seating);
      const fields = [t.id, t.game, t.host, t.phase, t.openedAt, t.touchedAt, row, inMemory, wakeAt, seating] as const;
      const saved = saveTable.get(...fields, t.fence, inMemory === 1 ? server : null, server);
      if (saved === undefined) {
        taken.add(t.id);
        continue;
      }
      const no = Number(saved.no);
      clearSeats.run(no);
      for (const user of new Set(t.seating?.people)) if (user !== '') saveSeat.run(user, no);
    }
    for (const { table, seq, fence, body } of entries) {
      try {
        if (append.run(seq, body, table, fence, server).changes === 0) taken.add(table);
      } catch (error) {
        if (errorCode(error) !== NOT_UNIQUE) throw error;
        taken.add(table);
      }
    }
    for (const game of finished) finishedStatements(game).forEach(runStatement);
    return taken;
  };

  /** The tables of a batch that can't be written because their pages are damaged. Tries each alone and undoes it. */
  const damagedIn = (batch: Batch): readonly TableId[] =>
    [...tablesIn(batch)].filter((table) => {
      begin.run();
      try {
        write(onlyOf(table, batch));
        return false;
      } catch (error) {
        return isDamage(error);
      } finally {
        if (db.isTransaction) db.exec('ROLLBACK');
      }
    });

  return {
    key: readKey(db),
    async commit(batch) {
      try {
        attempt(() => {
          const taken = write(batch);
          if (taken.size > 0) throw new StoreError('taken', 'another server holds the table', [...taken]);
        });
      } catch (error) {
        // SQLite refuses the rest of a transaction in which it has met a damaged page.
        const isDamaged = error instanceof StoreError && error.code === 'damaged';
        throw isDamaged ? new StoreError('damaged', error.message, damagedIn(batch)) : error;
      }
    },
    user: async (id) => reading(() => readUser(selectUser.get(id))),
    async changeSecret(user, from, kept) {
      const statements = changeSecretStatements(user, from, kept, 'user');
      return attempt(() => statements.map(runStatement)[1]?.length === 1);
    },
    ...pushSubscriptions(query, 'user'),
    table: async (id) => reading(() => readTable(selectTable.get(id)), id),
    entries: async (id, from = 0, most = -1) =>
      reading(() => bodiesOf(id, selectEntries.all(id, from, most), from), id),
    ...snapshots(query),
    query,
    lobby: async (most) => reading(() => selectLobby.all(most).flatMap((row) => readTable(row) ?? [])),
    seated: async (user, overSince, most) =>
      reading(() => selectSeated.all(user, overSince, most).flatMap((row) => readTable(row) ?? [])),
    openTables: async (host) => unlessDamage(() => Number(countOpen.get(host)?.n), 0),
    orphanedTables: async (most) => reading(() => idsOf(selectInMemory.all(most))),
    ...leases(sharedSqlIn(runStatement, unhurried), SQLITE_LEASES),
    dueTables: async (wall, most) => reading(() => idsOf(selectDue.all(wall, most))),
    deleteOldWaiting: async (touchedBefore) => reading(() => idsOf(forget.all(touchedBefore))),
    async close() {
      try {
        db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch {
        // Disk full: committed data stays in the WAL, and the next process to open the file finds it there.
      }
      close();
    },
  };
}

function readKey(db: DatabaseSync): Buffer {
  const KEY_BYTES = 32;
  db.prepare(`INSERT INTO meta (name, value) VALUES ('key', ?) ON CONFLICT DO NOTHING`).run(randomBytes(KEY_BYTES));
  const value = db.prepare(`SELECT value FROM meta WHERE name = 'key'`).get()?.value;
  if (!(value instanceof Uint8Array)) throw new Error('Cannot read the key of this installation: the row is not bytes');
  return Buffer.from(value);
}

const idsOf = (rows: readonly Row[]): readonly TableId[] => rows.map(({ id }) => String(id) as TableId);

const errorCode = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
