import type { UserId } from '@saloon/protocol';
import { type Row, type RunSql, runOne } from './shared-sql.ts';
import type { Store, StoredPushSubscription } from './store.ts';

type Methods = 'pushSubscriptionsOf' | 'savePushSubscription' | 'deletePushSubscription' | 'deleteOldPushSubscriptions';

const read = ({ owner, endpoint, p256dh, auth, kept_at }: Row): StoredPushSubscription => ({
  user: String(owner) as UserId,
  subscription: { endpoint: String(endpoint), p256dh: String(p256dh), auth: String(auth) },
  keptAt: Number(kept_at),
});

/** `user` names the column of the user: SQLite has the older name, which is a reserved word in PostgreSQL. */
export const pushSubscriptions = (run: RunSql, user: 'user' | 'user_id'): Pick<Store, Methods> => ({
  async pushSubscriptionsOf(id) {
    const sql = `SELECT ${user} AS owner, endpoint, p256dh, auth, kept_at FROM calls WHERE ${user} = $1`;
    return (await runOne(run, `${sql} ORDER BY kept_at DESC, endpoint`, id)).map(read);
  },
  async savePushSubscription({ user: id, subscription: { endpoint, p256dh, auth }, keptAt }, most) {
    await runOne(
      run,
      `INSERT INTO calls (endpoint, ${user}, p256dh, auth, kept_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (endpoint) DO UPDATE SET ${user} = excluded.${user}, p256dh = excluded.p256dh,
         auth = excluded.auth, kept_at = excluded.kept_at`,
      ...[endpoint, id, p256dh, auth, Math.round(keptAt)],
    );
    // After the commit: in one transaction, two devices that come at once would not see each other's row.
    await runOne(
      run,
      `DELETE FROM calls WHERE ${user} = $1 AND endpoint NOT IN
         (SELECT endpoint FROM calls WHERE ${user} = $1 ORDER BY kept_at DESC, endpoint LIMIT $2)`,
      ...[id, most],
    );
  },
  async deletePushSubscription(id, endpoint) {
    await runOne(run, `DELETE FROM calls WHERE ${user} = $1 AND endpoint = $2`, id, endpoint);
  },
  async deleteOldPushSubscriptions(keptBefore) {
    await runOne(run, 'DELETE FROM calls WHERE kept_at < $1', Math.round(keptBefore));
  },
});
