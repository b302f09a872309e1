import { DatabaseSync } from 'node:sqlite';
import { migrate } from './schema.ts';
import { lockDatabase } from './sqlite-lock.ts';

/** How long a statement waits for another process's lock, in milliseconds. */
const PATIENCE = 500;
/** Pages of the log before it is folded into the file: fewer, longer pauses than the default. */
const CHECKPOINT_PAGES = 4000;

export type SqliteFile = { readonly db: DatabaseSync; readonly close: () => void };

/** A file that is ours alone, its schema up to date. */
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
