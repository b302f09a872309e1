import type { TableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { FakeClock, settle } from '../../testing/fake-clock.ts';
import { openCluster } from '../../testing/memory-cluster.ts';
import { openTestServer, type TestServer } from '../../testing/memory-server.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { type Store, StoreError } from '../store/store.ts';

/** A store that cannot be written while `isFull`, and whose logs cannot be read while `isUnread`. */
function fragileStore(clock: FakeClock) {
  const store = openSqliteStore(':memory:', clock.wall(), clock.monotonic);
  const state = { isFull: false, isUnread: false };
  const fragile: Store = {
    ...store,
    key: store.key,
    async commit(batch) {
      if (state.isFull) throw new StoreError('unavailable', 'database or disk is full');
      return store.commit(batch);
    },
    async entries(...asked) {
      if (state.isUnread) throw new StoreError('unavailable', 'the database is away');
      return store.entries(...asked);
    },
  };
  return { store: fragile, state };
}

/** Ann and Bob play by correspondence and have gone; one of them owes a move within a day. */
async function leftAlone({ connect }: Pick<TestServer, 'connect'>): Promise<TableId> {
  const [ann, bob] = [connect(), connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open({ options: { pace: 'correspondence', rounds: 1 } });
  for (const one of [ann, bob]) await one.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  await ann.order(table, { type: 'start' });
  for (const one of [ann, bob]) one.close();
  await settle();
  return table;
}

/** In the store a table in memory has no time: one that says so and is in nobody's memory is never woken. */
async function isLookedAfter({ server, store }: TestServer, table: TableId): Promise<boolean> {
  return server.tables.get(table) !== undefined || (await store.table(table))?.wake.type === 'at';
}

test('a correspondence game that could not be written continues when there is room, without subscribers', async () => {
  const clock = new FakeClock();
  const { store, state } = fragileStore(clock);
  const server = await openTestServer({ store, clock });
  const table = await leftAlone(server);
  const cal = server.connect();
  await cal.hello('Cal');
  await cal.join(table);
  state.isFull = true;
  cal.close();
  await clock.pass(3000);
  state.isFull = false;
  await clock.pass(12_000);
  expect(await isLookedAfter(server, table)).toBe(true);
});

test('a table that was claimed and could not be read is loaded when the store is back', async () => {
  const clock = new FakeClock();
  const { store, state } = fragileStore(clock);
  const table = await leftAlone(await openTestServer({ store, clock }));
  clock.crash();
  state.isUnread = true;
  const next = await openTestServer({ store, clock });
  await clock.pass(100);
  state.isUnread = false;
  await clock.pass(12_000);
  expect(await isLookedAfter(next, table)).toBe(true);
});

test('the table that a dead server was probed with is loaded, though its client leaves just then', async () => {
  const cluster = await openCluster(2);
  const table = await leftAlone(cluster.at(0));
  const cal = await cluster.connect(1, 'Cal');
  await cal.join(table);
  const east = cluster.at(1);
  const { claim } = east.server.store;
  Object.assign(east.server.store, {
    async claim(...args: Parameters<Store['claim']>) {
      const answer = await claim(...args);
      if (answer.type === 'ours' && !cal.isClosed) cal.close();
      return answer;
    },
  });
  cluster.at(0).process.kill();
  await cluster.clock.pass(25_000);
  expect(cal.isClosed).toBe(true);
  expect(await isLookedAfter(east, table)).toBe(true);
});
