import type { TableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { openCluster } from '../../testing/memory-cluster.ts';
import { openTestServer, type TestServer } from '../../testing/memory-server.ts';
import { realServer, testFolder } from '../../testing/real-server.ts';
import { connectTo } from '../../testing/ws-client.ts';
import { openStoreIn } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { SNAPSHOT_EVERY } from './table-log.ts';

const FREE = { burst: 1e6, perSecond: 1e6, strikes: 1e6 };

/** Counts the lines of logs that are read. */
function counting(store: Store) {
  const read = { lines: 0 };
  const counted: Store = {
    ...store,
    async entries(...asked) {
      const lines = await store.entries(...asked);
      read.lines += lines.length;
      return lines;
    },
  };
  return { store: counted, read };
}

/** Ann's table with a log of at least this many lines. */
async function longTable({ connect }: Pick<TestServer, 'connect'>, lines: number) {
  const ann = connect();
  await ann.hello('Ann');
  const table = await ann.open();
  await ann.join(table);
  for (let i = 0; i < lines; i++) await ann.order(table, { type: 'set-ready', isReady: i % 2 === 0 });
  await ann.order(table, { type: 'chat', text: 'the last word' });
  return { ann, table };
}

/** The next process on the same store: what it shows of the table, and how many lines it read for that. */
async function loadedAgain(store: Store, clock: FakeClock, table: TableId) {
  clock.crash();
  const { store: counted, read } = counting(store);
  const { connect } = await openTestServer({ store: counted, clock, limits: FREE });
  const dot = connect();
  await dot.hello('Dot');
  const { info, chat, version } = await dot.join(table);
  return { info, chat, version, lines: read.lines };
}

/** A long table that was unloaded. */
async function laidAside(lines: number) {
  const clock = new FakeClock();
  const first = await openTestServer({ clock, limits: FREE });
  const { ann, table } = await longTable(first, lines);
  ann.close();
  // The host keeps the seat for five minutes, then the table stays listed for two.
  await clock.pass(500_000);
  expect(first.server.tables.get(table)).toBeUndefined();
  return { ...first, clock, table };
}

test('a table with a long log loads from its snapshot and the entries after it', async () => {
  const { store, clock, table, server } = await laidAside(2 * SNAPSHOT_EVERY);
  const all = await store.entries(table);
  const snapshot = await store.snapshot(table, server.stamp);
  expect(snapshot?.seq).toBeGreaterThan(SNAPSHOT_EVERY);
  const fast = await loadedAgain(store, clock, table);
  // The line before the snapshot is read to see that it still fits.
  expect(fast.lines).toBe(all.length - (snapshot?.seq ?? 0) + 1);
  expect(fast.chat.at(-1)).toMatchObject({ text: 'the last word' });
});

test('a snapshot of other code, a broken one, and one of another log are ignored: the whole log is replayed', async () => {
  const { store, clock, table, server } = await laidAside(SNAPSHOT_EVERY);
  const all = await store.entries(table);
  const good = (await store.snapshot(table, server.stamp)) ?? expect.fail('it has a snapshot');
  const { info, version } = await loadedAgain(store, clock, table);
  const others = [
    { ...good, stamp: 'other code', body: '{"nothing":"that we know"}' },
    { ...good, body: '{"opened":{}}' },
    { ...good, body: 'not even JSON' },
    { ...good, last: 'the hash of another line' },
    { ...good, seq: all.length + 5 },
  ];
  for (const other of others) {
    const snapshot = async (_id: TableId, stamp: string) => (stamp === other.stamp ? other : undefined);
    const again = await loadedAgain({ ...store, snapshot }, clock, table);
    expect(again.lines).toBeGreaterThanOrEqual(all.length);
    expect(again.info).toEqual(info);
    expect(again.version).toBe(version);
  }
});

test('the next server of a cluster loads a long table from the snapshot of the one that was killed', async () => {
  const cluster = await openCluster(2);
  const first = cluster.at(0);
  const ann = await cluster.connect(0, 'Ann');
  const table = await ann.open();
  await ann.join(table);
  for (let i = 0; i < SNAPSHOT_EVERY; i++) {
    await ann.order(table, { type: 'set-ready', isReady: i % 2 === 0 });
    if (i % 20 === 0) await cluster.clock.pass(1000);
  }
  const snapshot = await cluster.store.snapshot(table, first.server.stamp);
  expect(snapshot?.seq).toBe(SNAPSHOT_EVERY);
  first.process.kill();
  await cluster.clock.pass(15_000);
  const dot = await cluster.connect(1, 'Dot');
  const { info } = await dot.join(table);
  expect(info.seats[0]).toMatchObject({ name: 'Ann', isReady: false, isHere: false });
});

/** A file with a table whose log is this long, as an earlier release wrote it: a spectator came and went all day. */
async function fileWithLongLog(lines: number) {
  const dataDir = testFolder();
  const store = openStoreIn(dataDir, Date.now());
  const { connect, server } = await openTestServer({ store });
  const ann = connect();
  const { user } = await ann.hello('Ann');
  const table = await ann.open();
  const stored = (await store.table(table)) ?? expect.fail('it is kept');
  const seq = (await store.entries(table)).length;
  const entries = Array.from({ length: lines }, (_, i) => ({
    table,
    seq: seq + i,
    fence: stored.fence,
    body: JSON.stringify({ type: i % 2 === 0 ? 'came' : 'went', user: i % 4 < 2 ? user : 'zoe', at: 0 }),
  }));
  await store.commit({ server: server.id, users: [], tables: [{ ...stored, wake: { type: 'never' } }], entries });
  await store.close();
  return { dataDir, table };
}

test('another table is played while one of 30,000 entries without a snapshot loads', async () => {
  const { dataDir, table: long } = await fileWithLongLog(30_000);
  const { port, parts: server } = await realServer({ dataDir, limits: FREE });
  const [cal, eve] = [await connectTo(port), await connectTo(port)];
  await cal.hello('Cal');
  await eve.hello('Eve');
  const table = await cal.open();
  await cal.join(table);
  let isLoaded = false;
  const loading = eve.join(long).then(() => {
    isLoaded = true;
  });
  const took: number[] = [];
  for (let i = 0; !isLoaded; i++) {
    const started = performance.now();
    await cal.order(table, { type: 'set-ready', isReady: i % 2 === 1 });
    if (!isLoaded) took.push(performance.now() - started);
  }
  await loading;
  expect(took.length).toBeGreaterThan(10);
  // From now on it loads from a snapshot.
  await expect.poll(() => server.store.snapshot(long, server.stamp)).toMatchObject({ seq: 30_001 });
});
