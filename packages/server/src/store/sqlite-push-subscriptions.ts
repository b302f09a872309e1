import type { DatabaseSync } from 'node:sqlite';
import { readPushSubscription } from './rows.ts';
import type { Store } from './store.ts';

type Calls = Pick<
  Store,
  'pushSubscriptionsOf' | 'savePushSubscription' | 'deletePushSubscription' | 'deleteOldPushSubscriptions'
>;

export function pushSubscriptionsIn(db: DatabaseSync, attempt: <T>(write: () => T) => T): Calls {
  const select = db.prepare('SELECT * FROM calls WHERE user = ? ORDER BY kept_at DESC, endpoint');
  const save = db.prepare(
    `INSERT INTO calls (endpoint, user, p256dh, auth, kept_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (endpoint) DO UPDATE SET user = excluded.user, p256dh = excluded.p256dh, auth = excluded.auth,
       kept_at = excluded.kept_at`,
  );
  const trim = db.prepare(
    `DELETE FROM calls WHERE user = ?1 AND endpoint NOT IN
       (SELECT endpoint FROM calls WHERE user = ?1 ORDER BY kept_at DESC, endpoint LIMIT ?2)`,
  );
  const drop = db.prepare('DELETE FROM calls WHERE user = ? AND endpoint = ?');
  const forget = db.prepare('DELETE FROM calls WHERE kept_at < ?');
  return {
    pushSubscriptionsOf: async (user) => select.all(user).map(readPushSubscription),
    async savePushSubscription({ user, subscription: { endpoint, p256dh, auth }, keptAt }, most) {
      attempt(() => {
        save.run(endpoint, user, p256dh, auth, keptAt);
        trim.run(user, most);
      });
    },
    async deletePushSubscription(user, endpoint) {
      attempt(() => drop.run(user, endpoint));
    },
    async deleteOldPushSubscriptions(keptBefore) {
      attempt(() => forget.run(keptBefore));
    },
  };
}
