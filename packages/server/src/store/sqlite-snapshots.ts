import type { DatabaseSync } from 'node:sqlite';
import { readSnapshot } from './rows.ts';
import { unlessDamage } from './sqlite-damage.ts';
import type { Store } from './store.ts';

export function snapshotsIn(
  db: DatabaseSync,
  attempt: <T>(run: () => T) => T,
): Pick<Store, 'snapshot' | 'saveSnapshot'> {
  const select = db.prepare(
    'SELECT * FROM snapshots WHERE table_no = (SELECT no FROM tables WHERE id = ?) AND stamp = ?',
  );
  const save = db.prepare(
    `INSERT INTO snapshots (table_no, seq, stamp, last, body)
     SELECT no, ?, ?, ?, ? FROM tables WHERE id = ? AND fence = ? AND (holder IS NULL OR holder = ?)
     ON CONFLICT (table_no) DO UPDATE SET seq = excluded.seq, stamp = excluded.stamp, last = excluded.last,
       body = excluded.body`,
  );
  return {
    // A damaged snapshot counts as missing: it is only a cache of the log.
    snapshot: async (id, stamp) => unlessDamage(() => readSnapshot(id, select.get(id, stamp)), undefined),
    async saveSnapshot({ table, seq, fence, stamp, last, body }, server) {
      attempt(() => save.run(seq, stamp, last, body, table, fence, server));
    },
  };
}
