import { expect, test } from 'vitest';
import { settle } from '../../testing/fake-clock.ts';
import { openTestServer } from '../../testing/memory-server.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { type Store, StoreError } from '../store/store.ts';

/** A store whose disk is full while `isFull` says so, and slow while `gate` is shut. */
function fragileStore() {
  const store = openSqliteStore(':memory:', 0);
  const state = { isFull: false, gate: Promise.resolve() };
  const fragile: Store = {
    ...store,
    key: store.key,
    async commit(batch) {
      await state.gate;
      if (state.isFull) throw new StoreError('unavailable', 'database or disk is full');
      return store.commit(batch);
    },
  };
  return { store: fragile, state };
}

test('nothing is sent before it is durable', async () => {
  const { store, state } = fragileStore();
  const { connect } = await openTestServer({ store });
  const [ann, bob] = [connect(), connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open();
  await ann.join(table);
  await bob.join(table);
  await settle();
  let open: () => void = () => undefined;
  state.gate = new Promise((resolve) => {
    open = resolve;
  });
  const before = [ann.inbox.length, bob.inbox.length];
  const answer = bob.order(table, { type: 'sit', seat: 1 });
  const late = ann.order(table, { type: 'chat', text: 'hi' });
  const cal = connect();
  await cal.hello('Cal');
  const joined = cal.join(table);
  await settle();
  await settle();
  const isPing = (message: { type: string }) => message.type === 'ping';
  expect([ann, bob].map((one, i) => one.inbox.slice(before[i]).filter((m) => !isPing(m)))).toEqual([[], []]);
  expect(cal.tables.size).toBe(0);
  open();
  expect(await answer).toMatchObject({ type: 'done' });
  expect(await late).toMatchObject({ type: 'done' });
  expect((await joined).info.seats[1]).toMatchObject({ type: 'person', name: 'Bob' });
});

test('when the disk is full, commands are refused with that reason, and play continues when there is room', async () => {
  const { store, state } = fragileStore();
  const { connect, clock, server } = await openTestServer({ store });
  const [ann, bob] = [connect(), connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open();
  await ann.join(table);
  await bob.join(table);
  const version = ann.table(table).version;
  state.isFull = true;
  expect(await bob.order(table, { type: 'sit', seat: 1 })).toMatchObject({ type: 'refused', code: 'storage-full' });
  expect(await ann.order(table, { type: 'start' })).toMatchObject({ type: 'refused', code: 'storage-full' });
  await expect(ann.open()).rejects.toThrow('storage-full');
  expect(ann.table(table).version).toBe(version);
  expect(server.tables.isFailing).toBe(true);
  await clock.pass(5500);
  expect(ann.table(table).version).toBe(version);
  state.isFull = false;
  const again = [ann.next('sync'), bob.next('sync')];
  await clock.pass(2100);
  for (const sync of await Promise.all(again)) expect(sync.info.seats[1]).toEqual({ type: 'empty' });
  expect(await bob.order(table, { type: 'sit', seat: 1 }, 'c1')).toMatchObject({ type: 'done' });
  expect(server.tables.isFailing).toBe(false);
});
