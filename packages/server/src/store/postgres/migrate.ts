import type { Sql, TransactionSql } from 'postgres';
import { APPLICATION_NAME } from './application-name.ts';
import { ConnectionsLeft, DatabaseInUse, NewerDatabase } from './errors.ts';
import { leases } from './migrations/003-leases.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { IS_RUNNING } from './postgres-leases.ts';

/** Whoever changes the schema holds this lock: any number that no other program on the database uses. */
const LOCK = 7_251_566_001;
/** So long one waits for whoever holds it, to be told then, and to be able to give up. */
const PATIENCE = 5000;
/** Servers of the release before wait behind whoever waits for a table, which a backup may keep for an hour. */
const STALL = 1000;

/** Which version the schema has and had. */
export type Migrated = { readonly from: number; readonly to: number };

/**
 * Brings the schema to a version, forward or back, in one transaction under a lock: of several servers that start at once
 * one does it, and the others find it done. A schema that is newer than this program is only looked at, and none is
 * taken back under servers that run, or sleep and may wake up: what they write with would be gone.
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

/** Until the end of the transaction no server starts on this database, and nobody else changes its schema. */
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

/** How many servers live on a schema of this version, or of the newest; those of the first ones did not say so. */
export async function serversOn(tx: TransactionSql, version = MIGRATIONS.length): Promise<number> {
  if (version <= MIGRATIONS.indexOf(leases)) return 0;
  const [found] = await tx`SELECT count(*) AS servers FROM saloon.servers WHERE ${tx.unsafe(IS_RUNNING)}`;
  return Number(found?.servers);
}

/** How many lines others of us have to this database. A server that was paused has no lease any more and keeps its lines. */
async function linesOn(tx: TransactionSql): Promise<number> {
  const [found] = await tx`
    SELECT count(*) AS lines FROM pg_stat_activity
    WHERE application_name = ${APPLICATION_NAME} AND datname = current_database()
      AND backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  return Number(found?.lines);
}
