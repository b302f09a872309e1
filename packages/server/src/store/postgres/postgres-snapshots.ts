import { readSnapshot } from '../rows.ts';
import type { Store } from '../store.ts';
import type { DbConnection } from './db-connection.ts';

export const snapshotsOn = (line: DbConnection): Pick<Store, 'snapshot' | 'saveSnapshot'> => ({
  async snapshot(id, stamp) {
    const [row] = await line.query(
      (sql) => sql`
      SELECT seq, stamp, last, body FROM saloon.snapshots
      WHERE table_no = (SELECT no FROM saloon.tables WHERE id = ${id}) AND stamp = ${stamp}`,
    );
    return readSnapshot(id, row);
  },
  async saveSnapshot({ table, seq, fence, stamp, last, body }, server) {
    await line.query(
      (sql) => sql`
      INSERT INTO saloon.snapshots (table_no, seq, stamp, last, body)
      SELECT no, ${seq}, ${stamp}, ${last}, ${body} FROM saloon.tables
      WHERE id = ${table} AND fence = ${fence} AND (holder IS NULL OR holder = ${server})
      ON CONFLICT (table_no) DO UPDATE SET seq = excluded.seq, stamp = excluded.stamp, last = excluded.last,
        body = excluded.body`,
    );
  },
});
