import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '../private-files.ts';
import { isDamage } from './sqlite-damage.ts';

/** How long the lock file may be held by another process before we give up, in milliseconds. */
const LOCK_FILE_PATIENCE = 500;
/** The same for the database itself, which a backup reads for some seconds. */
const DATABASE_PATIENCE = 5000;

/** Another process has the database open, though it doesn't hold the lock file. */
export class OpenElsewhere extends Error {}

/**
 * Makes this process the only server on the file, or throws. The operating system drops both locks when the process
 * ends. Returns a function that unlocks.
 */
export function lockDatabase(file: string): () => void {
  if (file === ':memory:') return () => undefined;
  const unlock = lockFileBeside(file);
  try {
    expectUnused(file);
  } catch (error) {
    unlock();
    throw error;
  }
  return unlock;
}

/** Locks a file beside the database, and not the database itself: a backup has to be able to read that one meanwhile. */
export function lockFileBeside(file: string): () => void {
  makePrivateFile(`${file}-lock`);
  const lock = new DatabaseSync(`${file}-lock`, { timeout: LOCK_FILE_PATIENCE });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => lock.close();
}

/** SQLite's code for a database that another connection has locked. */
const BUSY = 5;

/**
 * Throws if any process has the database open. SQLite keeps a shared lock on it for as long as a connection is open, so this
 * finds a running server even if somebody has deleted its lock file.
 */
export function expectUnused(file: string): void {
  const db = new DatabaseSync(file, { timeout: DATABASE_PATIENCE });
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
    if (code === BUSY) throw new OpenElsewhere();
    // The caller handles damage.
    if (!isDamage(error)) throw error;
  } finally {
    db.close();
  }
}
