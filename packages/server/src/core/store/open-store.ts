import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFile, makePrivateFolder } from './private-files.ts';
import { NewerSchema } from './sqlite/migrate.ts';
import { openSqliteFile, type SqliteFile } from './sqlite/sqlite-file.ts';
import { OpenElsewhere } from './sqlite/sqlite-lock.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

const FILE = 'saloon.sqlite';
/** The database in a data folder. */
export const dataFileIn = (folder: string): string => join(folder, FILE);

/** SQLite's codes: another connection holds the file, the disk is full, pages are damaged, the file isn't a database. */
const BUSY = 5;
const FULL = 13;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** Opens the file in a folder, making both where needed. Throws one sentence that says what is wrong and what helps. */
export function openStoreIn(folder: string, wall: number): Store {
  try {
    makePrivateFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `Cannot keep data in ${folder}: ${reasonOf(error)}; make it a folder this user may write to, or choose another with --data`,
    );
  }
  const file = dataFileIn(folder);
  try {
    // It holds the cards of games in play. SQLite gives the files beside it the same mode.
    makePrivateFile(file);
    return openSqliteStore(file, wall);
  } catch (error) {
    throw new Error(`Cannot open ${file}: ${explainOpening(error)}`);
  }
}

/** Opens an existing file in a folder for reading; never makes one. */
export function openFileIn(folder: string, wall: number): SqliteFile {
  const file = dataFileIn(folder);
  if (!existsSync(file)) throw new Error(`Cannot open ${file}: there is no such file; name its folder with --data`);
  try {
    return openSqliteFile(file, wall);
  } catch (error) {
    throw new Error(`Cannot open ${file}: ${explainOpening(error)}`);
  }
}

/** Why a database can't be opened, and what helps. */
export function explainOpening(error: unknown): string {
  if (error instanceof NewerSchema) {
    return `it was written by a newer version of Saloon, ${error.message}; update Saloon, or choose another folder with --data`;
  }
  if (error instanceof OpenElsewhere) {
    return 'another program has it open: a server, a backup or an SQLite shell; end that one, or choose another folder with --data';
  }
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  if (code === BUSY) return 'another server is using it; stop that one, or choose another folder with --data';
  if (code === FULL) return 'the disk is full; make room on it, or choose another folder with --data';
  if (code === CORRUPT) return 'it is damaged; run "saloon repair", which deletes nothing, or restore a backup';
  if (code === NOT_A_DATABASE) return 'it is no SQLite database; move it away, or choose another folder with --data';
  return `${reasonOf(error)}; mend the file or its rights, or choose another folder with --data`;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
