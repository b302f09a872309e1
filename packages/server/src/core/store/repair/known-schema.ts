import { closeSync, copyFileSync, existsSync, fstatSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS, migrate } from '../sqlite/migrate.ts';
import { unlessDamage } from '../sqlite/sqlite-damage.ts';

const PAGE = 4096;
const HEADER = 100;
/** Where the header of a file has its number of pages, and its first free page and their number. */
const PAGES_AT = 28;
const FREE_AT = 32;
/** An empty leaf of a table, whose content begins at the end of the page. */
const EMPTY_LEAF = Buffer.from([0x0d, 0, 0, 0, 0, PAGE >> 8, PAGE & 0xff, 0]);

type SchemaRow = {
  readonly type: string;
  readonly name: string;
  readonly tbl_name: string;
  readonly rootpage: number;
  readonly sql: string;
};

/**
 * A copy of a file whose list of tables can't be read, with the list that such a file has: all its tables were made at once when
 * it was new, so each is where it is in a new file. Undefined if that isn't so, or nothing helps. The caller deletes the copy.
 */
export function withKnownSchema(file: string): string | undefined {
  const copy = `${file}-salvage`;
  forgetCopy(copy);
  copyFileSync(file, copy);
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
  const intoFile = new DatabaseSync(copy);
  unlessDamage(() => intoFile.exec('PRAGMA wal_checkpoint(TRUNCATE)'), undefined);
  unlessDamage(() => intoFile.close(), undefined);
  const original = `${copy}-0`;
  copyFileSync(copy, original);
  try {
    for (let version = MIGRATIONS.length; version > 0; version--) {
      copyFileSync(original, copy);
      if (writeSchema(copy, version)) return copy;
    }
    forgetCopy(copy);
    return undefined;
  } finally {
    rmSync(original);
  }
}

export function forgetCopy(copy: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${copy}${suffix}`, { force: true });
}

/** Resolves with false if the file's tables weren't all made by this version of the schema. */
function writeSchema(copy: string, version: number): boolean {
  const { header, rows } = newFile(`${copy}-new`, version);
  emptySchema(copy, header);
  const db = new DatabaseSync(copy, { defensive: false });
  try {
    db.exec('PRAGMA writable_schema = ON');
    const insert = db.prepare('INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql) VALUES (?, ?, ?, ?, ?)');
    for (const { type, name, tbl_name, rootpage, sql } of rows) insert.run(type, name, tbl_name, rootpage, sql);
  } finally {
    db.close();
  }
  const again = new DatabaseSync(copy, { readOnly: true });
  try {
    const made = again.prepare(
      'SELECT count(*) AS n, max(version) AS last, count(DISTINCT at) AS times FROM migrations',
    );
    const { n, last, times } = unlessDamage(() => made.get(), undefined) ?? {};
    return n === version && last === version && times === 1;
  } catch {
    return false;
  } finally {
    again.close();
  }
}

function newFile(file: string, version: number) {
  const db = new DatabaseSync(file);
  try {
    migrate(db, 0, version);
    const rows = db.prepare('SELECT type, name, tbl_name, rootpage, sql FROM sqlite_schema').all() as SchemaRow[];
    const header = Buffer.alloc(HEADER);
    const read = openSync(file, 'r');
    readSync(read, header, 0, HEADER, 0);
    closeSync(read);
    return { header, rows };
  } finally {
    db.close();
    forgetCopy(file);
  }
}

/** Gives the file a header and an empty list of tables; new pages come after the last one. */
function emptySchema(copy: string, header: Buffer): void {
  const file = openSync(copy, 'r+');
  header.writeUInt32BE(Math.ceil(fstatSync(file).size / PAGE), PAGES_AT);
  header.fill(0, FREE_AT, FREE_AT + 8);
  writeSync(file, header, 0, HEADER, 0);
  writeSync(file, EMPTY_LEAF, 0, EMPTY_LEAF.length, HEADER);
  closeSync(file);
}
