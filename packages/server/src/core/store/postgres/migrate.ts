import type { Sql, TransactionSql } from 'postgres';
import { POSTGRES_LEASES } from '../leases.ts';
import { APPLICATION_NAME } from './application-name.ts';
import { ConnectionsLeft, DatabaseInUse, NewerDatabase } from './errors.ts';
import { leases } from './migrations/003-leases.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** The advisory lock for schema changes: any number that no other program on the database uses. */
const LOCK = 7_251_566_001;
/** How long to wait for it before reporting, in milliseconds. */
const PATIENCE = 5000;
/** How long to wait for a table lock. Running servers queue behind us, and a backup may hold the lock for an hour. */
const STALL = 1000;

/** The schema version before and after. */
export type Migrated = { readonly from: number; readonly to: number };

/**
 * Migrates the schema to a version, up or down, in one transaction under a lock, so that of several servers that start
 * together only one does it. A schema that is newer than this program is not touched, and nothing is migrated down while
 * servers run, or are paused and may wake up.
 */
export async function migrate(sql: Sql, to = MIGRATIONS.length): Promise<Migrated> {
  return sql.begin(async (tx) => {
    await lockSchema(tx);
    await tx`SELECT set_config('lock_timeout', ${`${STALL}ms`}, true)`;
    const from = await versionIn(tx);
    if (from > MIGRATIONS.length) throw new NewerDatabase(from, MIGRATIONS.length);
    if (to < from) {
      if ((await serversOn(tx, from)) > 0) throw new DatabaseInUse();
      if ((await linesOn(tx)) > 0) throw new ConnectionsLeft();
    }
    if (from === 0 && to > 0) {
      await tx.unsafe(`
        CREATE SCHEMA IF NOT EXISTS saloon;
        CREATE TABLE saloon.migrations (version integer PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL)`);
    }
    for (const [i, { name, up }] of [...MIGRATIONS.entries()].slice(from, Math.max(from, to))) {
      await tx.unsafe(up);
      await tx`INSERT INTO saloon.migrations (version, name, at) VALUES (${i + 1}, ${name}, now())`;
    }
    for (const [i, { down }] of [...MIGRATIONS.entries()].slice(to, Math.max(from, to)).reverse()) {
      await tx.unsafe(down);
      await tx`DELETE FROM saloon.migrations WHERE version = ${i + 1}`;
    }
    if (from > 0 && to === 0) await tx.unsafe('DROP TABLE saloon.migrations; DROP SCHEMA saloon');
    return { from, to };
  });
}

/** Until the end of the transaction no server starts on this database, and no other process changes its schema. */
export async function lockSchema(tx: TransactionSql): Promise<void> {
  await tx`SELECT set_config('lock_timeout', ${`${PATIENCE}ms`}, true)`;
  await tx`SELECT pg_advisory_xact_lock(${LOCK})`;
}

async function versionIn(tx: TransactionSql): Promise<number> {
  const [there] = await tx`SELECT to_regclass('saloon.migrations') IS NOT NULL AS is_there`;
  if (there?.is_there !== true) return 0;
  const [found] = await tx`SELECT coalesce(max(version), 0) AS version FROM saloon.migrations`;
  return Number(found?.version);
}

/** How many servers have a lease. The first versions of the schema had no leases. */
export async function serversOn(tx: TransactionSql, version = MIGRATIONS.length): Promise<number> {
  if (version <= MIGRATIONS.indexOf(leases)) return 0;
  const [found] =
    await tx`SELECT count(*) AS servers FROM saloon.servers WHERE ${tx.unsafe(POSTGRES_LEASES.isRunning)}`;
  return Number(found?.servers);
}

/** How many other connections of this program there are. A paused server loses its lease but keeps its connections. */
async function linesOn(tx: TransactionSql): Promise<number> {
  const [found] = await tx`
    SELECT count(*) AS lines FROM pg_stat_activity
    WHERE application_name = ${APPLICATION_NAME} AND datname = current_database()
      AND backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  return Number(found?.lines);
}
