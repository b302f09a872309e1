import { connect, createServer, type Socket } from 'node:net';
import { tableId } from '@saloon/protocol';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { describePostgres, testDatabase } from '../../../testing/postgres/shared-postgres.ts';
import { line, NOTHING, tableOf } from '../../../testing/stored-rows.ts';
import { openPostgresStore } from './open-postgres-store.ts';

/** Connects as PgBouncer does with `ignore_startup_parameters`: session settings are dropped. */
function withoutSettings(startup: Buffer): Buffer {
  const HEAD = 8;
  const words = startup.toString('latin1', HEAD).split('\0');
  const pairs = Array.from({ length: (words.length - 2) / 2 }, (_, i) => words.slice(2 * i, 2 * i + 2));
  const known = pairs.filter(([name = '']) => ['user', 'database', 'client_encoding'].includes(name));
  const body = Buffer.from(`${known.map((pair) => `${pair.join('\0')}\0`).join('')}\0`, 'latin1');
  const head = Buffer.from(startup.subarray(0, HEAD));
  head.writeInt32BE(HEAD + body.length);
  return Buffer.concat([head, body]);
}

async function forgetfulPooler(target: number): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.once('data', (startup: Buffer) => {
      far.write(withoutSettings(startup));
      near.pipe(far);
    });
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describePostgres('a session with PostgreSQL', () => {
  test('a pooler that drops session settings is refused with one sentence', async () => {
    const url = new URL(await testDatabase());
    url.port = String(await forgetfulPooler(Number(url.port)));
    await expect(openPostgresStore({ url: url.href, name: 'DATABASE_URL' })).rejects.toThrow(
      /^Cannot use the database .*: something in between, such as a pooler, does not pass on the settings of a session; give the address of the database itself in DATABASE_URL$/,
    );
  });

  test('a read-only database counts as unavailable, and later queries use a new connection', async () => {
    const url = await testDatabase();
    const store = await openPostgresStore({ url, name: '--database' });
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    onTestFinished(async () => void (await Promise.all([store.close(), sql.end()])));
    await store.commit({ ...NOTHING, tables: [tableOf('a')], entries: [line('a', 0)] });
    const lines = async () =>
      (
        await sql`SELECT pid FROM pg_stat_activity WHERE application_name = 'saloon' AND datname = current_database()`
      ).map(({ pid }) => Number(pid));
    const before = await lines();
    // As when a primary has become a standby and its lines were left standing: what is new leads elsewhere.
    const name = new URL(url).pathname.slice(1);
    const setAll = (word: 'on' | 'off') =>
      sql.unsafe(
        `SET default_transaction_read_only = off; ALTER DATABASE ${name} SET default_transaction_read_only = ${word}`,
      );
    await setAll('on');
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'saloon' AND datname = current_database()`;
    const batch = { ...NOTHING, entries: [line('a', 1)] };
    await expect(store.commit(batch)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.commit(batch)).rejects.toMatchObject({ code: 'unavailable', isInDoubt: false });
    expect(store.connectionError?.()).toContain('read-only');
    // Open connections keep the settings they started with.
    await setAll('off');
    await store.commit(batch);
    expect(store.connectionError?.()).toBeUndefined();
    expect(await store.entries(tableId('a'))).toHaveLength(2);
    await eventually(async () => expect((await lines()).filter((pid) => before.includes(pid))).toEqual([]));
  });
});
