import { tableId, userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { startServer } from '../../../start-server.ts';
import { describePostgres, testDatabase } from '../../../testing/postgres/shared-postgres.ts';
import { realServer, testFolder } from '../../../testing/real-server.ts';
import { ann, bob, line, NOTHING, row, tableOf } from '../../../testing/stored-rows.ts';
import { connectTo } from '../../../testing/ws-client.ts';
import { PersonRecords } from '../../identity/person-records.ts';
import { openStoreIn } from '../open-store.ts';
import type { StoredTable } from '../store.ts';
import { importFolder, openPostgresStore } from './open-postgres-store.ts';

const name = '--database';
const WALL = 5000;
const LINES = 1201;

const seating = { people: [ann, bob], toAct: [], dueAt: 9000 } as unknown as StoredTable['seating'];
const TABLES: readonly StoredTable[] = [
  tableOf('a', { phase: 'playing', seating, row: row('a') }),
  tableOf('b', { phase: 'over', touchedAt: 3000, seating, wake: { type: 'never' } }),
  tableOf('c', { phase: 'playing', wake: { type: 'at', wall: 7000 }, host: bob }),
];
const USERS = [
  { id: ann, secretHash: 'hash of "Ann"', name: 'Ann \\ «Аня» 🤠' },
  { id: bob, secretHash: 'hash of Bob', name: 'Bob' },
];
const lines = Array.from({ length: LINES }, (_, n) => line('a', n, JSON.stringify({ n, text: 'ё\u0000\n"\\' })));

const PHONE = { endpoint: 'https://push.test/phone', p256dh: 'key', auth: 'more' };

/** A folder in which a server has kept this, and a table that has changed hands since. */
async function keptFolder(): Promise<string> {
  const folder = testFolder();
  const store = openStoreIn(folder, 1000);
  await store.commit({ ...NOTHING, users: USERS, tables: TABLES, entries: [...lines, line('c', 0)] });
  await store.claim(tableId('c'), 'next');
  await store.savePushSubscription({ user: ann, subscription: PHONE, keptAt: 4000 }, 8);
  const people = new PersonRecords(store.query);
  await people.keep({ id: ann, secretHash: '', name: '' }, 1000);
  await people.setHandle(ann, 'Annie', 'annle');
  await store.close();
  return folder;
}

const carryFrom = (folder: string, url: string, told: (done: number, all: number) => void = () => undefined) =>
  importFolder(folder, { url, name }, WALL, told);

test('a folder without a file, or one that a server uses, is not imported', async () => {
  const [empty, used] = [testFolder(), testFolder()];
  const url = 'postgres://127.0.0.1:1/saloon';
  await expect(carryFrom(empty, url)).rejects.toThrow(
    /^Cannot open .*saloon\.sqlite: there is no such file; name its folder with --data$/,
  );
  const store = openStoreIn(used, 1000);
  await expect(carryFrom(used, url)).rejects.toThrow(/^Cannot open .*: another server is using it; stop that one/);
  await store.close();
});

describePostgres('from a file to PostgreSQL', () => {
  test('everything is imported: users, push subscriptions, tables, seats, logs and the secret of the installation', async () => {
    const folder = await keptFolder();
    const url = await testDatabase();
    // A server was started on it before, and has made a secret of its own.
    await (await openPostgresStore({ url, name })).close();
    const progress: number[][] = [];
    expect(await carryFrom(folder, url, (...told) => progress.push(told))).toMatchObject({
      people: 2,
      tables: 3,
      lines: LINES + 1,
    });
    const all = 2 + 3 + 4 + 1 + 1 + LINES + 1;
    expect(progress.at(-1)).toEqual([all, all]);
    expect(progress.length).toBeGreaterThan(4);

    const [file, store] = [openStoreIn(folder, WALL), await openPostgresStore({ url, name })];
    expect(store.key).toEqual(file.key);
    for (const { id } of USERS) expect(await store.user(id)).toEqual(await file.user(id));
    for (const { id } of TABLES) {
      const table = await store.table(id);
      expect(table).toBeDefined();
      expect(table).toEqual(await file.table(id));
      expect(await store.entries(id)).toEqual(await file.entries(id));
    }
    for (const who of [ann, bob, userId('eve')]) {
      expect(await store.seated(who, 0, 9)).toEqual(await file.seated(who, 0, 9));
      expect(await store.pushSubscriptionsOf(who)).toEqual(await file.pushSubscriptionsOf(who));
      expect(await store.openTables(who)).toBe(await file.openTables(who));
    }
    expect(await store.pushSubscriptionsOf(ann)).toHaveLength(1);
    expect(await new PersonRecords(store.query).find(ann)).toMatchObject({ id: ann, handle: 'Annie' });
    expect(await store.lobby(9)).toEqual(await file.lobby(9));
    expect(await store.dueTables(7000, 9)).toEqual(await file.dueTables(7000, 9));
    expect(await store.orphanedTables(9)).toEqual([tableId('a')]);
    await file.close();
    await store.close();
  });

  test('imported tables can be played, and new ones opened', async () => {
    const url = await testDatabase();
    await carryFrom(await keptFolder(), url);
    const store = await openPostgresStore({ url, name });
    // The third hand that it is in: the second one was on the file.
    expect(await store.claim(tableId('c'), 'here')).toEqual({ type: 'ours', fence: 3 });
    await store.commit({ ...NOTHING, entries: [line('c', 1, '{}', 3)], tables: [tableOf('d')] });
    expect(await store.entries(tableId('c'))).toHaveLength(2);
    await expect(store.commit({ ...NOTHING, entries: [line('a', LINES - 1)] })).rejects.toThrow('another server');
    await store.close();
  });

  test('an interrupted import has imported nothing, and can be repeated', async () => {
    const folder = await keptFolder();
    const url = await testDatabase();
    const halfway = (done: number, all: number) => {
      if (done > all / 2) throw new Error('the line breaks');
    };
    await expect(carryFrom(folder, url, halfway)).rejects.toThrow('the line breaks');
    const store = await openPostgresStore({ url, name });
    expect(await store.user(ann)).toBeUndefined();
    expect(await store.table(tableId('a'))).toBeUndefined();
    await store.close();
    expect(await carryFrom(folder, url)).toMatchObject({ tables: 3 });
  });

  test('a database with games, with the same import, or with a running server is not touched', async () => {
    const folder = await keptFolder();
    const [own, twice, used] = [await testDatabase(), await testDatabase(), await testDatabase()];
    const games = await openPostgresStore({ url: own, name });
    await games.commit({ ...NOTHING, tables: [tableOf('z')] });
    const { key } = games;
    await games.close();
    await expect(carryFrom(folder, own)).rejects.toThrow(
      /it has games of its own; give the address of an empty one in --database$/,
    );
    const again = await openPostgresStore({ url: own, name });
    expect(again.key).toEqual(key);
    expect(await again.table(tableId('a'))).toBeUndefined();
    await again.close();

    await carryFrom(folder, twice);
    await expect(carryFrom(folder, twice)).rejects.toThrow(/everything is there already; start a server on it$/);

    const server = await openPostgresStore({ url: used, name });
    await server.renewLease('here', 60_000);
    await expect(carryFrom(folder, used)).rejects.toThrow(/a server plays on it; stop all its servers first$/);
    await server.close();
  });

  test('users continue a game on the database with the secrets of their browsers', async () => {
    const dataDir = testFolder();
    const first = await startServer({ port: 0, host: '127.0.0.1', dataDir, botThreads: 0 });
    const [a, b] = [await connectTo(first.port), await connectTo(first.port)];
    await a.hello('Ann');
    await b.hello('Bob');
    const table = await a.open({ options: { rounds: 1, raceMode: 'sealed' } });
    await a.join(table);
    await b.join(table);
    await b.order(table, { type: 'sit', seat: 1 });
    await a.order(table, { type: 'start' });
    await first.stop();

    const url = await testDatabase();
    expect(await carryFrom(dataDir, url)).toMatchObject({ people: 2, tables: 1 });
    const { port } = await realServer({ database: { url, name } });
    const again = await connectTo(port, b.secret);
    await again.hello('Bob');
    const { info, you } = await again.join(table);
    expect(info.phase).toBe('playing');
    expect(you).toMatchObject({ seat: 1 });
  });
});
