import type { Claim, ServerId, Store } from '../store.ts';
import type { DbConnection } from './db-connection.ts';

/**
 * SQL: the lease is valid. No lease lasts five minutes: one that seems to was given before the database's clock was set back,
 * and a dead server would hold its tables until the clock has caught up.
 */
export const IS_RUNNING = `lease_until > clock_timestamp() AND lease_until < clock_timestamp() + interval '5 minutes'`;

/** SQL: the holder of the table has no valid lease. */
export const IS_FREE = `NOT EXISTS (
  SELECT FROM saloon.servers WHERE servers.id = tables.holder AND ${IS_RUNNING}
)`;

/**
 * Leases, and who holds which table, by the database's clock, so that servers needn't agree on the time. A claim is on disk
 * before it counts: a fence that a crash rolled back would be given out twice.
 */
export function leasesOn(line: DbConnection): Pick<Store, 'renewLease' | 'endLease' | 'claim'> {
  /** A lease of ours whose row has vanished was broken; it isn't a new one. */
  const known = new Set<ServerId>();

  return {
    async renewLease(server, forMs) {
      const isFirst = !known.has(server);
      known.add(server);
      if (isFirst) {
        await line.query(
          (sql) => sql`
          DELETE FROM saloon.servers WHERE lease_until < clock_timestamp() - interval '1 day'`,
        );
      }
      const [before] = await line.query(
        (sql) => sql`
        WITH before AS (
          SELECT ${sql.unsafe(IS_RUNNING)} AS is_running FROM saloon.servers WHERE id = ${server}
        ), extended AS (
          INSERT INTO saloon.servers (id, lease_until)
          VALUES (${server}, clock_timestamp() + ${forMs}::float8 * interval '1 ms')
          ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until
        )
        SELECT is_running FROM before`,
      );
      return before === undefined ? isFirst : before.is_running === true;
    },
    async endLease(server) {
      await line.query((sql) => sql`DELETE FROM saloon.servers WHERE id = ${server}`);
    },
    async claim(table, server): Promise<Claim> {
      const [taken] = await line.query(
        (sql) => sql`
        UPDATE saloon.tables SET fence = fence + 1, holder = ${server}
        WHERE id = ${table} AND (holder = ${server} OR ${sql.unsafe(IS_FREE)})
        RETURNING fence`,
      );
      if (taken !== undefined) return { type: 'ours', fence: Number(taken.fence) };
      const [found] = await line.query((sql) => sql`SELECT holder FROM saloon.tables WHERE id = ${table}`);
      if (found === undefined) return { type: 'no-such-table' };
      // The holder released it between the two queries.
      return found.holder === null ? this.claim(table, server) : { type: 'theirs', server: String(found.holder) };
    },
  };
}
