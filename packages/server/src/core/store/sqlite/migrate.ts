import type { DatabaseSync } from 'node:sqlite';
import type { ColumnTypes, Migration } from '../schema/migration.ts';
import { SHARED_MIGRATIONS } from '../schema/shared-migrations.ts';

const TYPES: ColumnTypes = {
  number: 'INTEGER',
  real: 'REAL',
  counted: 'INTEGER PRIMARY KEY',
  id: 'INTEGER PRIMARY KEY',
  strict: ' STRICT',
};

/**
 * All migrations in order; never edit one that was released. The log is a plain table with a unique index, not a clustered
 * one: entries of all tables go to the same last pages, which halves what a commit has to write.
 */
export const MIGRATIONS: readonly Omit<Migration, 'name'>[] = [
  {
    up: `CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
   CREATE TABLE users (
     id TEXT PRIMARY KEY,
     secret_hash TEXT NOT NULL,
     name TEXT NOT NULL
   ) STRICT;
   CREATE TABLE tables (
     no INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     game TEXT NOT NULL,
     host TEXT NOT NULL,
     phase TEXT NOT NULL,
     opened_at INTEGER NOT NULL,
     touched_at INTEGER NOT NULL,
     lobby_row TEXT,
     in_memory INTEGER NOT NULL,
     wake_at INTEGER
   ) STRICT;
   CREATE INDEX tables_by_host ON tables (host) WHERE phase <> 'over';
   CREATE INDEX tables_in_lobby ON tables (touched_at) WHERE lobby_row IS NOT NULL;
   CREATE INDEX tables_waiting ON tables (touched_at) WHERE phase = 'waiting';
   CREATE INDEX tables_in_memory ON tables (no) WHERE in_memory = 1;
   CREATE INDEX tables_by_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
   CREATE TABLE entries (
     table_no INTEGER NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     body TEXT NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX entries_by_table ON entries (table_no, seq);`,
    down: 'DROP TABLE entries; DROP TABLE tables; DROP TABLE users; DROP TABLE meta',
  },
  {
    up: `ALTER TABLE tables ADD COLUMN seating TEXT;
   CREATE TABLE seats (
     user TEXT NOT NULL,
     table_no INTEGER NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
     PRIMARY KEY (user, table_no)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX seats_by_table ON seats (table_no);`,
    down: 'DROP TABLE seats; ALTER TABLE tables DROP COLUMN seating',
  },
  {
    up: `ALTER TABLE tables ADD COLUMN fence INTEGER NOT NULL DEFAULT 1;
   ALTER TABLE tables ADD COLUMN holder TEXT;
   CREATE TABLE servers (id TEXT PRIMARY KEY, lease_until REAL NOT NULL) STRICT;`,
    down: 'DROP TABLE servers; ALTER TABLE tables DROP COLUMN holder; ALTER TABLE tables DROP COLUMN fence',
  },
  {
    up: `CREATE TABLE calls (
     endpoint TEXT PRIMARY KEY,
     user TEXT NOT NULL,
     p256dh TEXT NOT NULL,
     auth TEXT NOT NULL,
     kept_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX calls_by_user ON calls (user, kept_at);`,
    down: 'DROP TABLE calls',
  },
  {
    up: `CREATE TABLE snapshots (
     table_no INTEGER PRIMARY KEY REFERENCES tables (no) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     stamp TEXT NOT NULL,
     last TEXT NOT NULL,
     body TEXT NOT NULL
   ) STRICT;`,
    down: 'DROP TABLE snapshots',
  },
  {
    up: `CREATE TABLE rulings (
     kind TEXT NOT NULL,
     subject TEXT NOT NULL,
     at INTEGER NOT NULL,
     ends_at INTEGER,
     PRIMARY KEY (kind, subject)
   ) STRICT, WITHOUT ROWID;`,
    down: 'DROP TABLE rulings',
  },
  ...SHARED_MIGRATIONS.map((migration) => migration(TYPES)),
];

/** Brings the schema up to date, or to version `to`, forward or back, each step in a transaction of its own. */
export function migrate(db: DatabaseSync, wall: number, to = MIGRATIONS.length): void {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT');
  const found = versionOf(db);
  if (found > MIGRATIONS.length) throw new NewerSchema(found);
  const note = db.prepare('INSERT INTO migrations (version, at) VALUES (?, ?)');
  const forget = db.prepare('DELETE FROM migrations WHERE version = ?');
  const steps = [...MIGRATIONS.entries()].map(([i, step]) => ({ ...step, version: i + 1 }));
  for (const { up, version } of steps.slice(found, Math.max(found, to))) {
    inTransaction(db, () => {
      db.exec(up);
      note.run(version, wall);
    });
  }
  for (const { down, version } of steps.slice(to, Math.max(found, to)).reverse()) {
    inTransaction(db, () => {
      db.exec(down);
      forget.run(version);
    });
  }
}

/** The version of a file's schema. */
export const versionOf = (db: DatabaseSync): number =>
  Number(db.prepare('SELECT coalesce(max(version), 0) AS version FROM migrations').get()?.version);

function inTransaction(db: DatabaseSync, run: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  run();
  db.exec('COMMIT');
}

export class NewerSchema extends Error {
  constructor(found: number) {
    super(`its schema is version ${found} and this program knows ${MIGRATIONS.length}`);
  }
}
