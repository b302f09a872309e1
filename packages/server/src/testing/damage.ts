import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { TableId } from '@saloon/protocol';

const PAGE = 4096;
const fileIn = (folder: string): string => join(folder, 'saloon.sqlite');

/** Runs a statement on the file of a stopped server. */
export function changeFile(folder: string, statement: string, ...values: SQLInputValue[]): void {
  const db = new DatabaseSync(fileIn(folder), { enableForeignKeyConstraints: false });
  db.prepare(statement).run(...values);
  db.close();
}

/** The numbers of the leaf pages of a table or an index, from the lowest key to the highest. */
export function leafPages(folder: string, name: string): readonly number[] {
  const db = new DatabaseSync(fileIn(folder), { readOnly: true });
  const rows = db.prepare(`SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path`).all(name);
  db.close();
  return rows.map(({ pageno }) => Number(pageno));
}

/** Overwrites pages of the file with random bytes, as a failing disk does. */
export function damagePages(folder: string, pages: readonly number[]): void {
  const file = openSync(fileIn(folder), 'r+');
  for (const page of pages) writeSync(file, Buffer.alloc(PAGE, 0x99), 0, PAGE, (page - 1) * PAGE);
  closeSync(file);
}

/** Ids of the tables whose rows on these pages can no longer be read. */
export function unreadable(folder: string, ids: readonly TableId[], sql: string): readonly TableId[] {
  const db = new DatabaseSync(fileIn(folder), { readOnly: true });
  const select = db.prepare(sql);
  const found = ids.filter((id) => {
    try {
      select.all(id);
      return false;
    } catch {
      return true;
    }
  });
  db.close();
  return found;
}
