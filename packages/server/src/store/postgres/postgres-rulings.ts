import { readRuling } from '../rows.ts';
import type { Store } from '../store.ts';
import type { DbConnection } from './db-connection.ts';

export const rulingsOn = (line: DbConnection): Pick<Store, 'rulings' | 'saveRuling' | 'deleteRuling'> => ({
  async rulings() {
    const rows = await line.query((sql) => sql`SELECT * FROM saloon.rulings ORDER BY at, kind, subject`);
    return rows.map(readRuling);
  },
  async saveRuling({ kind, subject, at, until, reason }) {
    await line.query(
      (sql) => sql`
      INSERT INTO saloon.rulings (kind, subject, at, ends_at, reason)
      VALUES (${kind}, ${subject}, ${Math.round(at)}, ${until === undefined ? null : Math.round(until)},
        ${reason ?? null})
      ON CONFLICT (kind, subject) 
        DO UPDATE SET at = excluded.at, ends_at = excluded.ends_at, reason = excluded.reason`,
    );
  },
  async deleteRuling(kind, subject) {
    await line.query((sql) => sql`DELETE FROM saloon.rulings WHERE kind = ${kind} AND subject = ${subject}`);
  },
});
