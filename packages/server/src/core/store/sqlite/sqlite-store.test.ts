import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { tableId, userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { storeSuite } from '../../../testing/store-suite.ts';
import { line, NOTHING, tableOf } from '../../../testing/stored-rows.ts';
import { migrateFolder } from '../migrate-folder.ts';
import { openStoreIn } from '../open-store.ts';
import type { Store } from '../store.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { openThreadedStore } from './threaded-store.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'saloon-store-'));
const files = new WeakMap<Store, string>();
const openFile = (file: string): Store => {
  const store = openSqliteStore(file, 1000);
  files.set(store, file);
  return store;
};

storeSuite(
  'the SQLite store',
  async () => openFile(join(folder(), 'a.sqlite')),
  async (store) => {
    await store.close();
    return openFile(files.get(store) ?? '');
  },
);

const folders = new WeakMap<Store, string>();
const openThread = async (data: string): Promise<Store> => {
  const store = await openThreadedStore(data, 1000);
  folders.set(store, data);
  return store;
};

storeSuite(
  'the SQLite store in a thread',
  () => openThread(folder()),
  async (store) => {
    await store.close();
    return openThread(folders.get(store) ?? '');
  },
);

test('an error while opening is reported from the thread, too', async () => {
  const data = folder();
  const store = await openThreadedStore(data, 1000);
  await expect(openThreadedStore(data, 1000)).rejects.toThrow(
    /^Cannot open .* another server is using it; stop that one/,
  );
  await store.close();
  await expect(store.openTables(userId('ann'))).rejects.toThrow('the thread of the store has ended');
});

test('a second server on the same folder fails with one line', async () => {
  const data = folder();
  const store = openStoreIn(data, 1000);
  expect(() => openStoreIn(data, 1000)).toThrow(
    `Cannot open ${join(data, 'saloon.sqlite')}: another server is using it; stop that one, or choose another folder with --data`,
  );
  await store.close();
  await openStoreIn(data, 1000).close();
});

test('a database of a newer version is left alone', async () => {
  const data = folder();
  await openStoreIn(data, 1000).close();
  const db = new DatabaseSync(join(data, 'saloon.sqlite'));
  db.exec('INSERT INTO migrations (version, at) VALUES (99, 0)');
  db.close();
  const before = readFileSync(join(data, 'saloon.sqlite'));
  expect(() => openStoreIn(data, 1000)).toThrow(/newer version of Saloon, its schema is version 99 .* update Saloon/);
  expect(readFileSync(join(data, 'saloon.sqlite'))).toEqual(before);
});

test('the error names a file that isn’t a database or a path that isn’t a folder', () => {
  const data = folder();
  writeFileSync(join(data, 'saloon.sqlite'), 'these are not the bytes you are looking for'.repeat(100));
  expect(() => openStoreIn(data, 1000)).toThrow(/it is no SQLite database; move it away/);
  const file = join(data, 'file');
  writeFileSync(file, '');
  expect(() => openStoreIn(file, 1000)).toThrow(/^Cannot keep data in .*; make it a folder this user may write to/);
});

test('leases of the previous process are void, because nobody else can have the file', async () => {
  const file = join(folder(), 'a.sqlite');
  const first = openSqliteStore(file, 1000);
  await first.renewLease('east', 60_000);
  await first.commit({ ...NOTHING, server: 'east', tables: [tableOf('a')] });
  await first.close();
  const second = openSqliteStore(file, 1000);
  expect(await second.orphanedTables(9)).toEqual(['a']);
  expect(await second.claim(tableId('a'), 'west')).toEqual({ type: 'ours', fence: 2 });
  await second.close();
});

test('a lease runs for as long as it was given for, by the clock it was given', async () => {
  let now = 1000;
  const store = openSqliteStore(':memory:', 1000, () => now);
  await store.renewLease('east', 500);
  await store.commit({ ...NOTHING, server: 'east', tables: [tableOf('a')] });
  now = 1499;
  expect(await store.claim(tableId('a'), 'west')).toEqual({ type: 'theirs', server: 'east' });
  expect(await store.renewLease('east', 500)).toBe(true);
  now = 1998;
  expect(await store.orphanedTables(9)).toEqual([]);
  now = 1999;
  expect(await store.orphanedTables(9)).toEqual(['a']);
  expect(await store.claim(tableId('a'), 'west')).toEqual({ type: 'ours', fence: 2 });
  expect(await store.renewLease('east', 500)).toBe(false);
  await store.close();
});

test.each([1, 2])('a file of version %i is migrated with its data', async (version) => {
  const data = folder();
  const db = new DatabaseSync(join(data, 'saloon.sqlite'));
  db.exec('CREATE TABLE migrations (version INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT');
  MIGRATIONS.slice(0, version).forEach(({ up }, i) => {
    db.exec(`${up}; INSERT INTO migrations (version, at) VALUES (${i + 1}, 900)`);
  });
  db.exec(`INSERT INTO tables (id, game, host, phase, opened_at, touched_at, in_memory)
           VALUES ('a', 'wright-brothers', 'ann', 'waiting', 1000, 1000, 1);
           INSERT INTO entries (table_no, seq, body) VALUES (1, 0, '{}')`);
  db.close();
  const store = openStoreIn(data, 1000);
  expect(await store.table(tableId('a'))).toEqual(tableOf('a'));
  expect(await store.claim(tableId('a'), 'here')).toEqual({ type: 'ours', fence: 2 });
  await store.commit({ ...NOTHING, entries: [line('a', 1, '{"n":1}', 2)] });
  expect(await store.entries(tableId('a'))).toEqual(['{}', '{"n":1}']);
  await store.close();
});

test.each(MIGRATIONS.map((_step, i) => i + 1))('a file goes back to version %i and forward again', (version) => {
  const db = new DatabaseSync(':memory:');
  const schemaOf = () => db.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all();
  migrate(db, 900, version);
  const before = schemaOf();
  migrate(db, 900);
  migrate(db, 900, version);
  expect(schemaOf().map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  migrate(db, 900);
  expect(db.prepare('SELECT max(version) AS version FROM migrations').get()?.version).toBe(MIGRATIONS.length);
  db.close();
});

test('a data folder goes back for an older program, and forward again with what that one knows', async () => {
  const data = folder();
  const store = openStoreIn(data, 1000);
  await store.commit({ ...NOTHING, tables: [tableOf('a')], entries: [line('a', 0)] });
  await expect(async () => migrateFolder(data, 1000, 2)).rejects.toThrow('another server is using it');
  await store.close();
  expect(() => migrateFolder(data, 1000, 99)).toThrow('Cannot migrate to version 99');
  expect(() => migrateFolder(folder(), 1000)).toThrow('there is no such file');
  expect(migrateFolder(data, 1000, 2)).toEqual({ from: MIGRATIONS.length, to: 2 });
  expect(migrateFolder(data, 1000)).toEqual({ from: 2, to: MIGRATIONS.length });
  const again = openStoreIn(data, 1000);
  expect(await again.entries(tableId('a'))).toEqual(['{"n":0}']);
  await again.close();
});
