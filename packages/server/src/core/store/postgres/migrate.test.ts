import { tableId } from '@saloon/protocol';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { describePostgres, testDatabase } from '../../../testing/postgres/shared-postgres.ts';
import { ann, line, NOTHING, tableOf } from '../../../testing/stored-rows.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { migrateDatabase, openPostgresStore } from './open-postgres-store.ts';

const NEWEST = MIGRATIONS.length;
const versions = MIGRATIONS.map((_step, i) => i + 1);
const name = '--database';

describePostgres('the schema in PostgreSQL', () => {
  async function database() {
    const url = await testDatabase();
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    onTestFinished(() => sql.end());
    return { url, sql };
  }

  /** What every version knows: a person, a table, a log of two lines. */
  const fill = (sql: postgres.Sql) =>
    sql.unsafe(`
      INSERT INTO saloon.meta (name, value) VALUES ('key', decode(repeat('ab', 32), 'hex'));
      INSERT INTO saloon.users (id, secret_hash, name) VALUES ('ann', 'hash', 'Энн');
      INSERT INTO saloon.tables (id, game, host, phase, opened_at, touched_at, in_memory)
        VALUES ('a', 'wright-brothers', 'ann', 'waiting', 1000, 1000, true);
      INSERT INTO saloon.entries (table_no, seq, body) SELECT no, 0, '{"n":0}' FROM saloon.tables;
      INSERT INTO saloon.entries (table_no, seq, body) SELECT no, 1, '{"n":1}' FROM saloon.tables`);

  /** Everything there is: columns, indexes and functions, and the rows of every table, as text. */
  async function picture(sql: postgres.Sql) {
    const schema = await sql`
      SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable AS thing
        FROM information_schema.columns WHERE table_schema = 'saloon'
      UNION SELECT indexdef FROM pg_indexes WHERE schemaname = 'saloon'
      UNION SELECT oid::regprocedure::text FROM pg_proc WHERE pronamespace = to_regnamespace('saloon')
      ORDER BY 1`;
    const tables = await sql`
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'saloon' AND table_name <> 'migrations' ORDER BY 1`;
    const rows = await Promise.all(
      tables.map(async ({ name: table }) => [table, await sql`SELECT * FROM saloon.${sql(String(table))}`]),
    );
    return JSON.stringify({ schema, rows });
  }

  test.each(versions)('from version %i to the newest and back, its data is still there', async (version) => {
    const { url, sql } = await database();
    expect(await migrate(sql, version)).toEqual({ from: 0, to: version });
    await fill(sql);
    const before = await picture(sql);
    const store = await openPostgresStore({ url, name });
    expect(store.key.toString('hex')).toBe('ab'.repeat(32));
    expect(await store.user(ann)).toEqual({ id: ann, secretHash: 'hash', name: 'Энн' });
    expect(await store.table(tableId('a'))).toEqual(tableOf('a'));
    expect(await store.entries(tableId('a'))).toEqual(['{"n":0}', '{"n":1}']);
    await store.close();
    expect(await migrate(sql)).toEqual({ from: NEWEST, to: NEWEST });
    expect(await migrate(sql, version)).toEqual({ from: NEWEST, to: version });
    expect(await picture(sql)).toBe(before);
    expect(await migrate(sql)).toEqual({ from: version, to: NEWEST });
  });

  test('migrating all the way down leaves nothing, and data survives one step down and up', async () => {
    const { url, sql } = await database();
    let store = await openPostgresStore({ url, name });
    await store.commit({ ...NOTHING, tables: [tableOf('a')], entries: [line('a', 0)] });
    await store.close();
    expect(await migrateDatabase({ url, name }, 1)).toEqual({ from: NEWEST, to: 1 });
    expect(await migrateDatabase({ url, name })).toEqual({ from: 1, to: NEWEST });
    store = await openPostgresStore({ url, name });
    expect(await store.claim(tableId('a'), 'here')).toEqual({ type: 'ours', fence: 2 });
    await store.commit({ ...NOTHING, entries: [line('a', 1, '{}', 2)] });
    expect(await store.entries(tableId('a'))).toEqual(['{"n":0}', '{}']);
    await store.close();
    expect(await migrate(sql, 0)).toEqual({ from: NEWEST, to: 0 });
    expect(await sql`SELECT 1 FROM information_schema.schemata WHERE schema_name = 'saloon'`).toHaveLength(0);
  });

  test('no migration down while a server runs; up is allowed', async () => {
    const { url, sql } = await database();
    const store = await openPostgresStore({ url, name });
    await store.renewLease('here', 60_000);
    await expect(migrateDatabase({ url, name }, NEWEST - 1)).rejects.toThrow(
      /^Cannot use the database .*: a server plays on it; stop all its servers first$/,
    );
    expect(await migrateDatabase({ url, name })).toEqual({ from: NEWEST, to: NEWEST });
    await store.endLease('here');
    await store.close();
    expect(await migrate(sql, NEWEST - 1)).toEqual({ from: NEWEST, to: NEWEST - 1 });
    await sql`INSERT INTO saloon.servers VALUES ('dead', clock_timestamp() - interval '1 s')`;
    expect(await migrate(sql, 1)).toEqual({ from: NEWEST - 1, to: 1 });
  });

  test('no migration down while a paused server still has connections', async () => {
    const { url, sql } = await database();
    const store = await openPostgresStore({ url, name });
    await store.renewLease('asleep', 60_000);
    await sql`UPDATE saloon.servers SET lease_until = clock_timestamp() - interval '1 hour'`;
    await expect(migrateDatabase({ url, name }, NEWEST - 1)).rejects.toThrow(
      /^Cannot use the database .*: a server that does not answer still has lines to it, .*; stop it, or end its lines/,
    );
    expect(await migrateDatabase({ url, name })).toEqual({ from: NEWEST, to: NEWEST });
    await store.close();
    expect(await migrateDatabase({ url, name }, NEWEST - 1)).toEqual({ from: NEWEST, to: NEWEST - 1 });
  });

  test('of several servers that start together one makes the schema, and all have the same key', async () => {
    const { url, sql } = await database();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgresStore({ url, name })));
    expect(new Set(stores.map(({ key }) => key.toString('hex'))).size).toBe(1);
    expect(await sql`SELECT version, name FROM saloon.migrations ORDER BY version`).toEqual(
      MIGRATIONS.map((step, i) => ({ version: i + 1, name: step.name })),
    );
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a failed migration changes nothing', async () => {
    const { sql } = await database();
    await migrate(sql, 1);
    // In the way of the second step.
    await sql.unsafe('CREATE TABLE saloon.seats (n integer)');
    const before = await picture(sql);
    await expect(migrate(sql)).rejects.toThrow('relation "seats" already exists');
    expect(await picture(sql)).toBe(before);
  });

  test('a database of a newer version is not touched, and an unknown version is refused', async () => {
    const { url, sql } = await database();
    await migrate(sql);
    await sql`INSERT INTO saloon.migrations (version, name, at) VALUES (99, 'of tomorrow', now())`;
    const before = await picture(sql);
    const { port, pathname } = new URL(url);
    await expect(openPostgresStore({ url, name: 'DATABASE_URL' })).rejects.toThrow(
      new Error(
        `Cannot use the database 127.0.0.1:${port}${pathname}: it was written by a newer version of Saloon, its schema is version 99 and this program knows ${NEWEST}; update Saloon, or choose another with DATABASE_URL`,
      ),
    );
    expect(await picture(sql)).toBe(before);
    expect(() => migrateDatabase({ url, name }, NEWEST + 1)).toThrow(
      /^Cannot migrate to version \d+: this program knows/,
    );
  });
});
