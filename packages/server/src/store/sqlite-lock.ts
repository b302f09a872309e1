import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from './private-files.ts';

/** How long the lock file may be held by another process before we give up, in milliseconds. */
const LOCK_FILE_PATIENCE = 500;
/** The same for the database itself, which a backup reads for some seconds. */
const DATABASE_PATIENCE = 5000;

/** Another process has the database open, though it doesn't hold the lock file. */
export class OpenElsewhere extends Error {}

/**
 * Makes this process the only server on the file, or throws. Two locks, both of which the operating system drops when the
 * process ends, however it does:
 *
 * - an exclusive lock on a file beside the database, held until the returned function runs. It isn't on the database itself,
 *   so that a backup can read that one meanwhile;
 * - a test that no process has the database open. SQLite keeps a shared lock on the database for as long as a
 *   connection is open, so this finds a running server even when somebody has deleted its lock file.
 */
export function lockDatabase(file: string): () => void {
  if (file === ':memory:') return () => undefined;
  makePrivateFile(`${file}-lock`);
  const lock = new DatabaseSync(`${file}-lock`, { timeout: LOCK_FILE_PATIENCE });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    expectUnused(file);
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => lock.close();
}

/** SQLite's code for a database that another connection has locked. */
const BUSY = 5;

function expectUnused(file: string): void {
  const db = new DatabaseSync(file, { timeout: DATABASE_PATIENCE });
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
    throw code === BUSY ? new OpenElsewhere() : error;
  } finally {
    db.close();
  }
}
