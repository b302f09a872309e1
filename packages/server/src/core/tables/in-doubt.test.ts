import { expect, test } from 'vitest';
import { FakeClock, settle } from '../../testing/fake-clock.ts';
import { openTestServer } from '../../testing/memory-server.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { type Store, StoreError } from '../store/store.ts';

/** A store that keeps the next commit and is away from then on, before it could say so; or that is full. */
function vanishingStore(clock: FakeClock) {
  const store = openSqliteStore(':memory:', clock.wall(), clock.monotonic);
  const state = { vanishes: false, isAway: false, isFull: false };
  const here = () => {
    if (state.isAway) throw new StoreError('unavailable', 'the database is away');
  };
  const vanishing: Store = {
    ...store,
    key: store.key,
    async commit(batch) {
      here();
      if (state.isFull) throw new StoreError('unavailable', 'database or disk is full');
      await store.commit(batch);
      if (!state.vanishes) return;
      Object.assign(state, { vanishes: false, isAway: true });
      throw new StoreError('unavailable', 'the line broke', [], true);
    },
    async claim(...args) {
      here();
      return store.claim(...args);
    },
  };
  return { store: vanishing, state };
}

async function atTheTable() {
  const clock = new FakeClock();
  const { store, state } = vanishingStore(clock);
  const { connect } = await openTestServer({ store, clock });
  const ann = connect();
  await ann.hello('Ann');
  const table = await ann.open();
  await ann.join(table);
  const kept = async () => (await store.entries(table)).filter((body) => body.includes('"once"')).length;
  return { clock, state, connect, ann, table, kept };
}

const once = { type: 'chat', text: 'Once' } as const;

test('a command in doubt is not refused while the store is unavailable', async () => {
  const { clock, state, ann, table, kept } = await atTheTable();
  state.vanishes = true;
  const answer = ann.order(table, once, 'once');
  await settle();
  await clock.pass(3500);
  state.isAway = false;
  await clock.pass(3000);
  expect(await answer).toMatchObject({ type: 'done' });
  expect(await kept()).toBe(1);
});

test('a command in doubt is not refused when it is repeated on another connection', async () => {
  const { clock, state, connect, ann, table, kept } = await atTheTable();
  state.vanishes = true;
  ann.send({ type: 'do', table, id: 'once', command: once });
  await settle();
  state.isAway = false;
  ann.close();
  await clock.pass(500);
  const back = connect(ann.secret);
  await back.hello('Ann');
  back.send({ type: 'join', table });
  const answer = back.order(table, once, 'once');
  await settle();
  await clock.pass(3000);
  expect(await answer).toMatchObject({ type: 'done' });
  expect(await kept()).toBe(1);
});

test('a retry of a played command gets the same reply while another table can’t be written', async () => {
  const { state, connect, ann, table, kept } = await atTheTable();
  expect(await ann.order(table, once, 'once')).toMatchObject({ type: 'done' });
  const bob = connect();
  await bob.hello('Bob');
  const other = await bob.open();
  await bob.join(other);
  state.isFull = true;
  expect(await bob.order(other, once)).toMatchObject({ type: 'refused', code: 'storage-full' });
  state.isFull = false;
  expect(await ann.order(table, once, 'once')).toMatchObject({ type: 'done' });
  expect(await ann.order(table, once, 'twice')).toMatchObject({ type: 'refused', code: 'storage-full' });
  expect(await kept()).toBe(1);
});

test('opening a table that is in doubt is not refused on any connection, and opens one table', async () => {
  const { clock, state, connect, ann } = await atTheTable();
  state.vanishes = true;
  const opened = ann.open({ id: 'mine' });
  await settle();
  const back = connect(ann.secret);
  await back.hello('Ann');
  const openedAgain = back.open({ id: 'mine' });
  await clock.pass(3500);
  state.isAway = false;
  await clock.pass(3000);
  expect(await openedAgain).toBe(await opened);
});
