import type { TableId } from '@saloon/protocol';
import { changeSecretStatements } from '../change-secret.ts';
import { isFree, leases, POSTGRES_LEASES } from '../leases.ts';
import { pushSubscriptions } from '../push-subscriptions.ts';
import { bodiesOf, readTable, readUser } from '../rows.ts';
import type { Row } from '../shared-sql.ts';
import { snapshots } from '../snapshots.ts';
import type { Store } from '../store.ts';
import { commitBatch } from './commit-batch.ts';
import { openDbConnection } from './db-connection.ts';
import { sharedSqlOn } from './postgres-shared-sql.ts';

/** Connections for everything except commits, which have their own. */
const READERS = 4;
const IS_FREE = isFree(POSTGRES_LEASES);
/** More entries than any log has. */
const MOST_LINES = 2_000_000_000;

/**
 * The store on a PostgreSQL whose schema is up to date.
 *
 * If the connection is lost before a commit is answered, the commit is in doubt: it rejects as `unavailable`, and the server
 * drops its tables from memory. That is safe because a table is claimed before its log is read again. `saloon.keep` first
 * locks the rows of its tables. So a commit still on its way either runs before the claim, which waits for it, and is in the
 * log; or it runs after, and fails on its fence.
 */
export function postgresStore(url: string, key: Buffer): Store {
  let trouble: string | undefined;
  const heard = (now: string | undefined) => {
    trouble = now;
  };
  const writer = openDbConnection({ url, connections: 1, onStatus: heard });
  const reader = openDbConnection({ url, connections: READERS, onStatus: heard });
  const query = sharedSqlOn(reader);
  const tables = (rows: readonly Row[]) => rows.flatMap((row) => readTable(row) ?? []);
  const ids = (rows: readonly Row[]) => rows.map(({ id }) => String(id) as TableId);

  return {
    key,
    connectionError: () => trouble,
    commit: (batch) => writer.query((sql) => commitBatch(sql, batch)),
    async user(id) {
      const [row] = await reader.query((sql) => sql`SELECT * FROM saloon.users WHERE id = ${id}`);
      return readUser(row);
    },
    async changeSecret(user, from, kept) {
      const [, changed = []] = await sharedSqlOn(writer)(changeSecretStatements(user, from, kept, 'user_id'));
      return changed.length === 1;
    },
    async table(id) {
      const [row] = await reader.query((sql) => sql`SELECT * FROM saloon.tables WHERE id = ${id}`);
      return readTable(row);
    },
    async entries(id, from = 0, most = MOST_LINES) {
      const rows = await reader.query(
        (sql) => sql`
        SELECT seq, body FROM saloon.entries
        WHERE table_no = (SELECT no FROM saloon.tables WHERE id = ${id}) AND seq >= ${from}
        ORDER BY seq LIMIT ${most}`,
      );
      return bodiesOf(id, rows, from);
    },
    async lobby(most) {
      return tables(
        await reader.query(
          (sql) => sql`
          SELECT * FROM saloon.tables WHERE lobby_row IS NOT NULL ORDER BY touched_at DESC, no DESC LIMIT ${most}`,
        ),
      );
    },
    async seated(user, overSince, most) {
      return tables(
        await reader.query(
          (sql) => sql`
          SELECT tables.* FROM saloon.seats JOIN saloon.tables ON tables.no = seats.table_no
          WHERE seats.user_id = ${user} AND (phase <> 'over' OR touched_at > ${Math.round(overSince)})
          ORDER BY touched_at DESC, no DESC LIMIT ${most}`,
        ),
      );
    },
    async openTables(host) {
      const [row] = await reader.query(
        (sql) => sql`
        SELECT count(*) AS n FROM saloon.tables WHERE host = ${host} AND (phase = 'waiting'
          OR (phase = 'playing' AND (in_memory OR wake_at IS NOT NULL)))`,
      );
      return Number(row?.n);
    },
    async orphanedTables(most) {
      return ids(
        await reader.query(
          (sql) => sql`
          SELECT id FROM saloon.tables WHERE in_memory AND ${sql.unsafe(IS_FREE)} ORDER BY no LIMIT ${most}`,
        ),
      );
    },
    ...pushSubscriptions(query, 'user_id'),
    ...snapshots(query),
    query,
    ...leases(query, POSTGRES_LEASES),
    async dueTables(wall, most) {
      return ids(
        await reader.query(
          (sql) => sql`
          SELECT id FROM saloon.tables WHERE wake_at <= ${Math.round(wall)} ORDER BY wake_at, no LIMIT ${most}`,
        ),
      );
    },
    async deleteOldWaiting(touchedBefore) {
      return ids(
        await reader.query(
          (sql) => sql`
          DELETE FROM saloon.tables
          WHERE phase = 'waiting' AND NOT in_memory AND touched_at < ${Math.round(touchedBefore)}
            AND ${sql.unsafe(IS_FREE)}
          RETURNING id`,
        ),
      );
    },
    async close() {
      await Promise.all([writer.close(), reader.close()]);
    },
  };
}
