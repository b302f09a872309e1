import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { TableId, TableRow, UserId } from '@saloon/protocol';
import { migrate } from './schema.ts';
import { type Batch, type Store, type StoredTable, type StoredUser, StoreError, type Wake } from './store.ts';

/** SQLite says so when a row is there already. */
const CONSTRAINT = 19;
/** Pages of the log before it is folded into the file: fewer, longer pauses than the default. */
const CHECKPOINT_PAGES = 4000;

/**
 * One file, owned by one process. A commit blocks its thread until it is on the disk, so a server has it in another
 * thread than its own: see `threaded-store.ts`.
 */
export function openSqliteStore(file: string, wall: number): Store {
  const db = new DatabaseSync(file, { timeout: 500 });
  try {
    // Exclusive: two servers on one file would each play its tables; and no shared memory is needed then.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}; PRAGMA foreign_keys = ON`);
    migrate(db, wall);
    return storeIn(db);
  } catch (error) {
    db.close();
    throw error;
  }
}

function storeIn(db: DatabaseSync): Store {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const saveUser = db.prepare(
    `INSERT INTO users (id, secret_hash, name) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
  );
  const saveTable = db.prepare(
    `INSERT INTO tables (id, game, host, phase, opened_at, touched_at, lobby_row, in_memory, wake_at, seating)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET host = excluded.host, phase = excluded.phase, touched_at = excluded.touched_at,
       lobby_row = excluded.lobby_row, in_memory = excluded.in_memory, wake_at = excluded.wake_at,
       seating = excluded.seating
     RETURNING no`,
  );
  const clearSeats = db.prepare('DELETE FROM seats WHERE table_no = ?');
  const saveSeat = db.prepare('INSERT INTO seats (user, table_no) VALUES (?, ?)');
  const append = db.prepare(
    'INSERT INTO entries (table_no, seq, body) VALUES ((SELECT no FROM tables WHERE id = ?), ?, ?)',
  );
  const selectUser = db.prepare('SELECT * FROM users WHERE id = ?');
  const selectTable = db.prepare('SELECT * FROM tables WHERE id = ?');
  const selectEntries = db.prepare(
    'SELECT body FROM entries WHERE table_no = (SELECT no FROM tables WHERE id = ?) ORDER BY seq',
  );
  const selectLobby = db.prepare(
    'SELECT * FROM tables WHERE lobby_row IS NOT NULL ORDER BY touched_at DESC, no DESC LIMIT ?',
  );
  const selectSeated = db.prepare(
    `SELECT tables.* FROM seats JOIN tables ON tables.no = seats.table_no
     WHERE seats.user = ? AND (phase <> 'over' OR touched_at > ?) ORDER BY touched_at DESC, no DESC LIMIT ?`,
  );
  const countOpen = db.prepare(`SELECT count(*) AS n FROM tables WHERE host = ? AND phase <> 'over'`);
  const selectInMemory = db.prepare('SELECT id FROM tables WHERE in_memory = 1 ORDER BY no');
  const selectDue = db.prepare('SELECT id FROM tables WHERE wake_at <= ? ORDER BY wake_at, no LIMIT ?');
  const forget = db.prepare(
    `DELETE FROM tables WHERE phase = 'waiting' AND in_memory = 0 AND touched_at < ? RETURNING id`,
  );

  const write = ({ users, tables, entries }: Batch): void => {
    for (const { id, secretHash, name } of users) saveUser.run(id, secretHash, name);
    for (const t of tables) {
      const row = t.row === undefined ? null : JSON.stringify(t.row);
      const wakeAt = t.wake.type === 'at' ? t.wake.wall : null;
      const inMemory = t.wake.type === 'in-memory' ? 1 : 0;
      const seating = t.seating === undefined ? null : JSON.stringify(t.seating);
      const fields = [t.id, t.game, t.host, t.phase, t.openedAt, t.touchedAt, row, inMemory, wakeAt, seating] as const;
      const no = Number(saveTable.get(...fields)?.no);
      clearSeats.run(no);
      for (const user of new Set(t.seating?.people)) if (user !== '') saveSeat.run(user, no);
    }
    for (const { table, seq, body } of entries) append.run(table, seq, body);
  };

  return {
    key: readKey(db),
    async commit(batch) {
      try {
        begin.run();
        write(batch);
        commit.run();
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK');
        throw storeError(error);
      }
    },
    user: async (id) => readUser(selectUser.get(id)),
    table: async (id) => readTable(selectTable.get(id)),
    entries: async (id) => selectEntries.all(id).map(({ body }) => String(body)),
    lobby: async (most) => selectLobby.all(most).flatMap((row) => readTable(row) ?? []),
    seated: async (user, overSince, most) =>
      selectSeated.all(user, overSince, most).flatMap((row) => readTable(row) ?? []),
    openTables: async (host) => Number(countOpen.get(host)?.n),
    leftInMemory: async () => selectInMemory.all().map(({ id }) => String(id) as TableId),
    due: async (wall, most) => selectDue.all(wall, most).map(({ id }) => String(id) as TableId),
    forgetWaiting: async (touchedBefore) => forget.all(touchedBefore).map(({ id }) => String(id) as TableId),
    async close() {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}

type Row = Readonly<Record<string, unknown>>;

function readUser(row: Row | undefined): StoredUser | undefined {
  if (row === undefined) return undefined;
  return { id: String(row.id) as UserId, secretHash: String(row.secret_hash), name: String(row.name) };
}

function readTable(row: Row | undefined): StoredTable | undefined {
  if (row === undefined) return undefined;
  return {
    id: String(row.id) as TableId,
    game: String(row.game),
    host: String(row.host) as UserId,
    phase: String(row.phase) as StoredTable['phase'],
    openedAt: Number(row.opened_at),
    touchedAt: Number(row.touched_at),
    row: row.lobby_row === null ? undefined : (JSON.parse(String(row.lobby_row)) as TableRow),
    wake: readWake(row),
    seating: row.seating === null ? undefined : (JSON.parse(String(row.seating)) as StoredTable['seating']),
  };
}

function readWake(row: Row): Wake {
  if (row.in_memory === 1) return { type: 'in-memory' };
  return row.wake_at === null ? { type: 'never' } : { type: 'at', wall: Number(row.wake_at) };
}

function readKey(db: DatabaseSync): Buffer {
  const KEY_BYTES = 32;
  db.prepare(`INSERT INTO meta (name, value) VALUES ('key', ?) ON CONFLICT DO NOTHING`).run(randomBytes(KEY_BYTES));
  const value = db.prepare(`SELECT value FROM meta WHERE name = 'key'`).get()?.value;
  if (!(value instanceof Uint8Array)) throw new Error('Cannot read the key of this installation: the row is not bytes');
  return Buffer.from(value);
}

function storeError(error: unknown): StoreError {
  const reason = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return new StoreError(code === CONSTRAINT ? 'taken' : 'unavailable', reason);
}
