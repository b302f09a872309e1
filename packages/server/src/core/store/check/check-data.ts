import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { FindGame } from '@saloon/catalog';
import { dataFileIn } from '../open-store.ts';
import { MIGRATIONS } from '../sqlite/migrate.ts';
import { checkTable, type ListedTable, listTables, type TableProblem } from './check-tables.ts';

export type BrokenTable = ListedTable & { readonly problem: TableProblem };

export type CheckReport = {
  readonly file: string;
  /** What SQLite reports about the file; empty if it is intact. */
  readonly damage: readonly string[];
  readonly broken: readonly BrokenTable[];
  /** Tables that this program can't play though nothing is damaged: an edition or old rules are missing. */
  readonly lacking: readonly BrokenTable[];
  readonly tables: number;
  readonly entries: number;
  readonly people: number;
};

export type CheckSetup = {
  /** Plays every table again with these games; without it only the file and the logs are read. */
  readonly find?: FindGame | undefined;
  readonly progress?: (done: number, all: number) => void;
};

/** At most this many findings of SQLite are listed. */
const MOST_FINDINGS = 20;

/** Checks the data of a folder without changing it, also while a server runs on it. */
export function checkFolder(folder: string, setup: CheckSetup = {}): CheckReport {
  return checkFile(dataFileIn(folder), setup);
}

/** Checks one database file, such as a backup. Throws if it can't be opened at all. */
export function checkFile(file: string, setup: CheckSetup = {}): CheckReport {
  if (!existsSync(file)) throw new Error(`Cannot check ${file}: there is no such file; name its folder with --data`);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return checkDatabase(db, file, setup);
  } finally {
    db.close();
  }
}

/** Checks an open database, all of it as it was at one moment. */
export function checkDatabase(db: DatabaseSync, file: string, { find, progress }: CheckSetup): CheckReport {
  try {
    db.exec('BEGIN');
    const version = Number(db.prepare('SELECT max(version) AS version FROM migrations').get()?.version);
    if (version > MIGRATIONS.length) {
      throw new Error(`its schema is version ${version} and this program knows ${MIGRATIONS.length}; update Saloon`);
    }
  } catch (error) {
    throw new Error(`Cannot check ${file}: ${messageOf(error)}`);
  }
  const damage = fileDamage(db);
  const tables = readable(() => listTables(db), damage);
  const broken: BrokenTable[] = [];
  const lacking: BrokenTable[] = [];
  for (const [i, table] of tables.entries()) {
    const problem = checkTable(db, table, find);
    if (problem !== undefined) (problem.type === 'lacks' ? lacking : broken).push({ ...table, problem });
    progress?.(i + 1, tables.length);
  }
  const count = (name: string) =>
    readable(() => [Number(db.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.n)], damage);
  const [entries = 0] = count('entries');
  const [people = 0] = count('users');
  return { file, damage, broken, lacking, tables: tables.length, entries, people };
}

/** The findings of SQLite's own checks; empty if the file is intact. */
export function fileDamage(db: DatabaseSync): string[] {
  const damage: string[] = [];
  const findings = readable(
    () =>
      db
        .prepare(`PRAGMA integrity_check(${MOST_FINDINGS})`)
        .all()
        .map((row) => String(row.integrity_check)),
    damage,
  );
  damage.push(...findings.filter((text) => text !== 'ok'));
  const orphans = readable(() => db.prepare('PRAGMA foreign_key_check').all(), damage);
  if (orphans.length > 0) damage.push(`${orphans.length} rows belong to a table that isn't there`);
  return damage;
}

/** The rows, or none, with the reason noted. */
function readable<T>(read: () => readonly T[], damage: string[]): readonly T[] {
  try {
    return read();
  } catch (error) {
    const reason = messageOf(error);
    if (!damage.includes(reason)) damage.push(reason);
    return [];
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
