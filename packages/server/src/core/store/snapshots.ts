import { type RunSql, runOne } from './shared-sql.ts';
import { type Store, StoreError } from './store.ts';

/** A damaged snapshot counts as missing: it is only a cache of the log. */
function unlessDamaged(error: unknown): [] {
  if (error instanceof StoreError && error.code === 'damaged') return [];
  throw error;
}

export const snapshots = (run: RunSql): Pick<Store, 'snapshot' | 'saveSnapshot'> => ({
  async snapshot(table, stamp) {
    const sql = 'SELECT * FROM snapshots WHERE table_no = (SELECT no FROM tables WHERE id = $1) AND stamp = $2';
    const [row] = await runOne(run, sql, table, stamp).catch(unlessDamaged);
    return row && { table, seq: Number(row.seq), stamp, last: String(row.last), body: String(row.body) };
  },
  async saveSnapshot({ table, seq, fence, stamp, last, body }, server) {
    await runOne(
      run,
      `INSERT INTO snapshots (table_no, seq, stamp, last, body)
       SELECT no, CAST($1 AS INTEGER), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT) FROM tables
       WHERE id = $5 AND fence = $6 AND (holder IS NULL OR holder = $7)
       ON CONFLICT (table_no) DO UPDATE SET seq = excluded.seq, stamp = excluded.stamp, last = excluded.last,
         body = excluded.body`,
      ...[seq, stamp, last, body, table, fence, server],
    );
  },
});
