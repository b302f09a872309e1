import type { DatabaseSync } from 'node:sqlite';
import { readRuling } from './rows.ts';
import type { Store } from './store.ts';

export function rulingsIn(
  db: DatabaseSync,
  attempt: <T>(run: () => T) => T,
): Pick<Store, 'rulings' | 'saveRuling' | 'deleteRuling'> {
  const select = db.prepare('SELECT * FROM rulings ORDER BY at, kind, subject');
  const save = db.prepare(
    `INSERT INTO rulings (kind, subject, at, ends_at, reason) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (kind, subject)
       DO UPDATE SET at = excluded.at, ends_at = excluded.ends_at, reason = excluded.reason`,
  );
  const remove = db.prepare('DELETE FROM rulings WHERE kind = ? AND subject = ?');
  return {
    rulings: async () => select.all().map(readRuling),
    async saveRuling({ kind, subject, at, until, reason }) {
      attempt(() => save.run(kind, subject, at, until ?? null, reason ?? null));
    },
    async deleteRuling(kind, subject) {
      attempt(() => remove.run(kind, subject));
    },
  };
}
