import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tableId, userId } from '@saloon/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { describePostgres, testDatabase, testPostgres } from '../../testing/postgres/shared-postgres.ts';
import { startCopy } from '../../testing/postgres/start-postgres.ts';
import { testFolder } from '../../testing/real-server.ts';
import { line, NOTHING, tableOf } from '../../testing/stored-rows.ts';
import { openStoreIn } from './open-store.ts';
import { openPostgresStore } from './postgres/open-postgres-store.ts';
import { postgresStore } from './postgres/postgres-store.ts';
import type { Store } from './store.ts';

// The commands are those of docs/hosting.md, tried while the server writes.
const a = tableId('a');
const name = '--database';
const user = { id: userId('ann'), secretHash: 'hash', name: 'Ann' };

const play = (store: Store) =>
  store.commit({ ...NOTHING, users: [user], tables: [tableOf('a')], entries: [line('a', 0), line('a', 1)] });

/** What a restored store must have: everything until the backup, nothing after, and it can be played on. */
async function expectRestored(store: Store, key: Buffer): Promise<void> {
  expect(store.key).toEqual(key);
  expect(await store.user(user.id)).toEqual(user);
  expect(await store.entries(a)).toEqual(['{"n":0}', '{"n":1}']);
  const claim = await store.claim(a, 'next');
  expect(claim).toMatchObject({ type: 'ours' });
  await store.commit({
    ...NOTHING,
    server: 'next',
    entries: [line('a', 2, '{}', claim.type === 'ours' ? claim.fence : 0)],
  });
  await store.close();
}

test('SQLite: VACUUM INTO makes a whole copy of a file that is in use', async () => {
  const [data, elsewhere] = [testFolder(), testFolder()];
  const store = openStoreIn(data, 1000);
  await play(store);
  const copy = join(elsewhere, 'saloon.sqlite');
  // From another process, as somebody with the command at hand does it.
  const script = `new (require('node:sqlite').DatabaseSync)(process.argv[1]).exec("VACUUM INTO '" + process.argv[2] + "'")`;
  execFileSync(process.execPath, ['-e', script, join(data, 'saloon.sqlite'), copy]);
  await store.commit({ ...NOTHING, entries: [line('a', 2)] });
  await expectRestored(openStoreIn(elsewhere, 2000), store.key);
  expect(await store.entries(a)).toHaveLength(3);
  await store.close();
});

test('SQLite: the folder of a server that was stopped is a backup, and one file is all of it', async () => {
  const [data, elsewhere] = [testFolder(), testFolder()];
  const store = openStoreIn(data, 1000);
  await play(store);
  await store.close();
  expect(readdirSync(data).filter((file) => /-wal$|-shm$/.test(file))).toEqual([]);
  cpSync(data, elsewhere, { recursive: true });
  await expectRestored(openStoreIn(elsewhere, 2000), store.key);
});

describePostgres('backups of PostgreSQL', () => {
  const databaseOf = (url: string) => new URL(url).pathname.slice(1);

  test('pg_dump while it runs, and pg_restore into a new database', async () => {
    const server = await testPostgres();
    const [url, other] = [await testDatabase(), await testDatabase()];
    const store = await openPostgresStore({ url, name });
    await store.renewLease('here', 60_000);
    await play(store);
    const file = join(server.folder, `${databaseOf(url)}.dump`);
    await server.run('pg_dump', ['-Fc', '-f', file, databaseOf(url)]);
    await store.commit({ ...NOTHING, entries: [line('a', 2)] });
    await server.run('pg_restore', ['--no-owner', '--role=saloon', '--exit-on-error', '-d', databaseOf(other), file]);
    // The copy knows of the lease of the server that writes to the first one: it is over when it runs out.
    const restored = await openPostgresStore({ url: other, name });
    expect(await restored.claim(a, 'next')).toEqual({ type: 'theirs', server: 'here' });
    await restored.endLease('here');
    await expectRestored(restored, store.key);
    await store.close();
  });

  test('pg_basebackup of all of it, and a server on the copy', async () => {
    const server = await testPostgres();
    const url = await testDatabase();
    const store = await openPostgresStore({ url, name });
    await play(store);
    const folder = join(server.folder, `base-${databaseOf(url)}`);
    await server.run('pg_basebackup', ['-D', join(folder, 'data'), '-X', 'stream', '--checkpoint=fast', '--no-sync']);
    await store.close();
    const copy = await startCopy(server, folder);
    onTestFinished(() => copy.remove(), 60_000);
    await expectRestored(postgresStore(copy.url(databaseOf(url)), store.key), store.key);
  });
});
