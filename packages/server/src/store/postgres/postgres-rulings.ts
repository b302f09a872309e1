import { readRuling } from '../rows.ts';
import type { Store } from '../store.ts';
import type { Line } from './db-connection.ts';

export const rulingsOn = (line: Line): Pick<Store, 'rulings' | 'rule' | 'lift'> => ({
  async rulings() {
    const rows = await line.ask((sql) => sql`SELECT * FROM saloon.rulings ORDER BY at, kind, subject`);
    return rows.map(readRuling);
  },
  async rule({ kind, subject, at, until }) {
    await line.ask(
      (sql) => sql`
      INSERT INTO saloon.rulings (kind, subject, at, ends_at)
      VALUES (${kind}, ${subject}, ${Math.round(at)}, ${until === undefined ? null : Math.round(until)})
      ON CONFLICT (kind, subject) DO UPDATE SET at = excluded.at, ends_at = excluded.ends_at`,
    );
  },
  async lift(kind, subject) {
    await line.ask((sql) => sql`DELETE FROM saloon.rulings WHERE kind = ${kind} AND subject = ${subject}`);
  },
});
