import type { DatabaseSync } from 'node:sqlite';
import type { FindGame } from '@saloon/catalog';
import { tableId } from '@saloon/protocol';
import { LacksOption, LacksRules, readEntry, rebuildTable } from '@saloon/table';
import { bodiesOf } from '../rows.ts';
import type { Row } from '../shared-sql.ts';

/** One row of the list of tables, without its log. */
export type ListedTable = { readonly no: number; readonly id: string; readonly game: string; readonly phase: string };

/** What is wrong with a table. `lacks`: this program lacks an edition or a version of the rules; nothing is damaged. */
export type TableProblem = {
  readonly type: 'unreadable' | 'gap' | 'bad-entry' | 'cannot-rebuild' | 'lacks';
  readonly text: string;
};

export const listTables = (db: DatabaseSync): readonly ListedTable[] =>
  db
    .prepare('SELECT no, id, game, phase FROM tables ORDER BY no')
    .all()
    .map(({ no, id, game, phase }) => ({
      no: Number(no),
      id: String(id),
      game: String(game),
      phase: String(phase),
    }));

/** Reads the log of a table, and plays it again where `find` is given. Returns what is wrong, or undefined. */
export function checkTable(db: DatabaseSync, { no, id }: ListedTable, find?: FindGame): TableProblem | undefined {
  let rows: readonly Row[];
  try {
    rows = db.prepare('SELECT seq, body FROM entries WHERE table_no = ? ORDER BY seq').all(no);
  } catch (error) {
    return { type: 'unreadable', text: `its log can't be read (${messageOf(error)})` };
  }
  if (rows.length === 0) return { type: 'gap', text: 'its log is empty' };
  let bodies: readonly string[];
  try {
    bodies = bodiesOf(tableId(id), rows);
  } catch {
    return { type: 'gap', text: `its log has no entry ${rows.findIndex(({ seq }, i) => Number(seq) !== i)}` };
  }
  const entries = [];
  for (const [seq, body] of bodies.entries()) {
    try {
      entries.push(readEntry(JSON.parse(body)));
    } catch (error) {
      return { type: 'bad-entry', text: `entry ${seq} of its log can't be read (${messageOf(error)})` };
    }
  }
  if (find === undefined) return undefined;
  try {
    rebuildTable(entries, { ask: () => 'later' }, find);
    return undefined;
  } catch (error) {
    const type = error instanceof LacksOption || error instanceof LacksRules ? 'lacks' : 'cannot-rebuild';
    return { type, text: `it can't be played again (${messageOf(error)})` };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
