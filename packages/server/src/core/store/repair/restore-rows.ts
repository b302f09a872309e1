import type { DatabaseSync } from 'node:sqlite';
import type { FindGame } from '@saloon/catalog';
import { rebuildTable } from '@saloon/table';
import { readLog } from '../stored-log.ts';

/**
 * Restores the rows of tables from their logs. Returns the ids. The next server loads such a table and writes its lobby row.
 */
export function restoreRows(db: DatabaseSync, find: FindGame, wall: number): readonly string[] {
  const orphans = db
    .prepare('SELECT DISTINCT table_no FROM entries WHERE table_no NOT IN (SELECT no FROM tables) ORDER BY table_no')
    .all();
  const select = db.prepare('SELECT body FROM entries WHERE table_no = ? ORDER BY seq');
  const insert = db.prepare(
    `INSERT OR IGNORE INTO tables (no, id, game, host, phase, opened_at, touched_at, in_memory)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return orphans.flatMap(({ table_no }) => {
    const no = Number(table_no);
    try {
      const entries = readLog(select.all(no).map(({ body }) => String(body)));
      const table = rebuildTable(entries, { ask: () => 'later' }, find);
      const [opened] = entries;
      if (opened?.type !== 'opened') return [];
      const { phase } = table.info;
      const openedAt = Math.round(wall - table.now);
      insert.run(no, table.id, opened.game, opened.host.user, phase, openedAt, wall, phase === 'over' ? 0 : 1);
      return [table.id];
    } catch {
      return [];
    }
  });
}
