import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrate.ts';
import { lockDatabase } from './sqlite-lock.ts';

/** How long a statement waits for another process's lock, in milliseconds. */
const PATIENCE = 500;
/** Pages in the WAL before a checkpoint: fewer, longer pauses than by default. */
const CHECKPOINT_PAGES = 4000;

export type SqliteFile = { readonly db: DatabaseSync; readonly close: () => void };

/** An exclusively opened file with an up-to-date schema. */
export function openSqliteFile(file: string, wall: number): SqliteFile {
  const unlock = lockDatabase(file);
  const db = new DatabaseSync(file, { timeout: PATIENCE });
  const close = () => {
    db.close();
    unlock();
  };
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}; PRAGMA foreign_keys = ON`);
    migrate(db, wall);
    return { db, close };
  } catch (error) {
    close();
    throw error;
  }
}
