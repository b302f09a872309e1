import { DatabaseSync } from 'node:sqlite';
import { migrate } from './schema.ts';

/** How long somebody else may keep us waiting for a file, in milliseconds. */
const PATIENCE = 500;
/** Pages of the log before it is folded into the file: fewer, longer pauses than the default. */
const CHECKPOINT_PAGES = 4000;

export type SqliteFile = { readonly db: DatabaseSync; readonly close: () => void };

/** A file that is ours alone, its schema up to date. */
export function openSqliteFile(file: string, wall: number): SqliteFile {
  const unlock = lockBeside(file);
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

/**
 * Two servers on one file would each play its tables. The lock is on a file beside it, not on the file itself, which a
 * backup has to be able to read meanwhile; the system opens it when the process ends, however that is.
 */
function lockBeside(file: string): () => void {
  if (file === ':memory:') return () => undefined;
  const lock = new DatabaseSync(`${file}-lock`, { timeout: PATIENCE });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => lock.close();
}
