import { NOW, type RunSql, runOne } from './shared-sql.ts';
import { type ServerId, type Store, StoreError } from './store.ts';

/** What differs between the databases: SQLite has the time of a lease as a number, PostgreSQL as a `timestamptz`. */
type LeaseSql = {
  /** The lease of a row is valid. */
  readonly isRunning: string;
  /** The lease of a row ended more than a day ago. */
  readonly isLongOver: string;
  /** The time when a lease of $2 milliseconds ends. */
  readonly end: string;
};

/** A monotonic clock times these: no lease outlives the process, and nobody sets its clock back. */
export const SQLITE_LEASES: LeaseSql = {
  isRunning: `lease_until > ${NOW}`,
  isLongOver: `lease_until < ${NOW} - 86400000`,
  end: `${NOW} + $2`,
};

/**
 * The database's clock times these, so that servers needn't agree on the time. No lease lasts five minutes: one that seems
 * to was given before that clock was set back, and a dead server would hold its tables until it has caught up.
 */
export const POSTGRES_LEASES: LeaseSql = {
  isRunning: `lease_until > clock_timestamp() AND lease_until < clock_timestamp() + interval '5 minutes'`,
  isLongOver: `lease_until < clock_timestamp() - interval '1 day'`,
  end: `clock_timestamp() + CAST($2 AS float8) * interval '1 ms'`,
};

/** SQL: the holder of a row of `tables` has no valid lease. */
export const isFree = ({ isRunning }: LeaseSql): string =>
  `NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = tables.holder AND ${isRunning})`;

/**
 * Leases, and who holds which table. A claim must be on disk before a commit under its fence is: a fence that a crash rolled
 * back would be given out twice.
 */
export function leases(run: RunSql, sql: LeaseSql): Pick<Store, 'renewLease' | 'endLease' | 'claim'> {
  /** A lease of ours whose row has vanished was broken; it isn't a new one. */
  const known = new Set<ServerId>();

  return {
    async renewLease(server, forMs) {
      const isFirst = !known.has(server);
      known.add(server);
      if (isFirst) await runOne(run, `DELETE FROM servers WHERE ${sql.isLongOver}`);
      const renewed = await runOne(
        run,
        `UPDATE servers SET lease_until = ${sql.end} WHERE id = $1 AND ${sql.isRunning} RETURNING id`,
        ...[server, forMs],
      );
      if (renewed.length === 1) return true;
      const [found = []] = await run([
        ['SELECT id FROM servers WHERE id = $1', server],
        [
          `INSERT INTO servers (id, lease_until) VALUES ($1, ${sql.end})
           ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until`,
          ...[server, forMs],
        ],
      ]);
      return found.length === 0 && isFirst;
    },
    async endLease(server) {
      await runOne(run, 'DELETE FROM servers WHERE id = $1', server);
    },
    async claim(table, server) {
      const [taken] = await runOne(
        run,
        `UPDATE tables SET fence = fence + 1, holder = $2 WHERE id = $1 AND (holder = $2 OR ${isFree(sql)})
         RETURNING fence`,
        ...[table, server],
      ).catch((error: unknown) => {
        if (!(error instanceof StoreError) || error.code !== 'damaged') throw error;
        throw new StoreError('damaged', error.message, [table]);
      });
      if (taken !== undefined) return { type: 'ours', fence: Number(taken.fence) };
      const [found] = await runOne(run, 'SELECT holder FROM tables WHERE id = $1', table);
      if (found === undefined) return { type: 'no-such-table' };
      // The holder released it between the two statements.
      return found.holder === null ? this.claim(table, server) : { type: 'theirs', server: String(found.holder) };
    },
  };
}
