import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

const OWNER_ONLY = 0o600;

/** What is moved out of the database: a table with its log, or a log whose table is lost. */
export type SetAside = { readonly no: number; readonly name: string; readonly why: string };

/**
 * Writes a table and its log into a file of its own, and only then removes both from the database: nothing is lost, and the
 * server no longer trips over it. Returns the file.
 */
export function setAside(db: DatabaseSync, folder: string, { no, name, why }: SetAside): string {
  const table = db.prepare('SELECT * FROM tables WHERE no = ?').get(no);
  const entries = db.prepare('SELECT seq, body FROM entries WHERE table_no = ? ORDER BY seq').all(no);
  const path = writeNew(
    folder,
    name,
    `${JSON.stringify({ saloon: 'table set aside', why, table, entries }, undefined, 1)}\n`,
  );
  db.exec('BEGIN IMMEDIATE');
  for (const part of partsOfTables(db)) db.prepare(`DELETE FROM ${part} WHERE table_no = ?`).run(no);
  db.prepare('DELETE FROM tables WHERE no = ?').run(no);
  db.exec('COMMIT');
  return path;
}

/** The tables of the database whose rows belong to a table that is played: its log, its seats and what later versions add. */
export const partsOfTables = (db: DatabaseSync): readonly string[] =>
  db
    .prepare(
      `SELECT list.name FROM pragma_table_list AS list, pragma_table_info(list.name) AS info
       WHERE list.schema = 'main' AND list.type = 'table' AND info.name = 'table_no'`,
    )
    .all()
    .map(({ name }) => String(name));

/** Writes a file under a name that nothing has yet, down to the disk. */
function writeNew(folder: string, name: string, text: string): string {
  for (let n = 1; ; n++) {
    const path = join(folder, n === 1 ? `${name}.json` : `${name}-${n}.json`);
    try {
      const file = openSync(path, 'wx', OWNER_ONLY);
      writeFileSync(file, text);
      fsyncSync(file);
      closeSync(file);
      return path;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}
