import { readPushSubscription } from '../rows.ts';
import type { Store } from '../store.ts';
import type { DbConnection } from './db-connection.ts';

type Calls = Pick<
  Store,
  'pushSubscriptionsOf' | 'savePushSubscription' | 'deletePushSubscription' | 'deleteOldPushSubscriptions'
>;

export const pushSubscriptionsOn = (line: DbConnection): Calls => ({
  async pushSubscriptionsOf(user) {
    const rows = await line.query(
      (sql) => sql`SELECT * FROM saloon.calls WHERE user_id = ${user} ORDER BY kept_at DESC, endpoint`,
    );
    return rows.map(readPushSubscription);
  },
  async savePushSubscription({ user, subscription: { endpoint, p256dh, auth }, keptAt }, most) {
    await line.query(
      (sql) => sql`
      INSERT INTO saloon.calls (endpoint, user_id, p256dh, auth, kept_at)
      VALUES (${endpoint}, ${user}, ${p256dh}, ${auth}, ${Math.round(keptAt)})
      ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, p256dh = excluded.p256dh,
        auth = excluded.auth, kept_at = excluded.kept_at`,
    );
    await line.query(
      (sql) => sql`
      DELETE FROM saloon.calls WHERE user_id = ${user} AND endpoint NOT IN
        (SELECT endpoint FROM saloon.calls WHERE user_id = ${user} ORDER BY kept_at DESC, endpoint LIMIT ${most})`,
    );
  },
  async deletePushSubscription(user, endpoint) {
    await line.query((sql) => sql`DELETE FROM saloon.calls WHERE user_id = ${user} AND endpoint = ${endpoint}`);
  },
  async deleteOldPushSubscriptions(keptBefore) {
    await line.query((sql) => sql`DELETE FROM saloon.calls WHERE kept_at < ${Math.round(keptBefore)}`);
  },
});
