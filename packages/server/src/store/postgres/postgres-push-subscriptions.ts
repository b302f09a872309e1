import { readCall } from '../rows.ts';
import type { Store } from '../store.ts';
import type { Line } from './db-connection.ts';

type Calls = Pick<Store, 'callsOf' | 'keepCall' | 'dropCall' | 'forgetCalls'>;

/** Where people are called, in a database. */
export const callsOn = (line: Line): Calls => ({
  async callsOf(user) {
    const rows = await line.ask(
      (sql) => sql`SELECT * FROM saloon.calls WHERE user_id = ${user} ORDER BY kept_at DESC, endpoint`,
    );
    return rows.map(readCall);
  },
  async keepCall({ user, line: { endpoint, p256dh, auth }, keptAt }, most) {
    await line.ask(
      (sql) => sql`
      INSERT INTO saloon.calls (endpoint, user_id, p256dh, auth, kept_at)
      VALUES (${endpoint}, ${user}, ${p256dh}, ${auth}, ${Math.round(keptAt)})
      ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, p256dh = excluded.p256dh,
        auth = excluded.auth, kept_at = excluded.kept_at`,
    );
    await line.ask(
      (sql) => sql`
      DELETE FROM saloon.calls WHERE user_id = ${user} AND endpoint NOT IN
        (SELECT endpoint FROM saloon.calls WHERE user_id = ${user} ORDER BY kept_at DESC, endpoint LIMIT ${most})`,
    );
  },
  async dropCall(user, endpoint) {
    await line.ask((sql) => sql`DELETE FROM saloon.calls WHERE user_id = ${user} AND endpoint = ${endpoint}`);
  },
  async forgetCalls(keptBefore) {
    await line.ask((sql) => sql`DELETE FROM saloon.calls WHERE kept_at < ${Math.round(keptBefore)}`);
  },
});
