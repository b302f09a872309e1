import { type TableId, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { FakeClock, settle } from '../../testing/fake-clock.ts';
import { FakeProcess } from '../../testing/fake-process.ts';
import { line, tableOf } from '../../testing/stored-rows.ts';
import { LEASE_MS, Lease, type LeaseState, RENEW_EVERY, type Renewed } from '../jobs/lease.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { type Store, StoreError } from '../store/store.ts';
import { CommitQueue, type CommitSource, type OpenBatch } from './commit-queue.ts';

const [a, b] = [tableId('a'), tableId('b')];

/** A table that has a line to write, and notes what becomes of it. */
function source(id: TableId, heard: string[], entries = 1): CommitSource {
  let seq = 1;
  return {
    id,
    collect(into: OpenBatch) {
      for (let i = 0; i < entries; i++) into.entries.push(line(id, seq++));
    },
    onCommitted: () => heard.push(`${id} kept`),
    onWriteFailed: (isInDoubt) => heard.push(`${id} ${isInDoubt ? 'uncertain' : 'lost'}`),
    onLeaseLost: () => heard.push(`${id} taken`),
    onDamaged: () => heard.push(`${id} damaged`),
  };
}

async function queueOn(change: (store: Store) => Store = (store) => store, tenure?: LeaseState) {
  const clock = new FakeClock();
  const store = openSqliteStore(':memory:', clock.wall(), clock.monotonic);
  await store.renewLease('east', 60_000);
  await store.commit({
    server: 'east',
    users: [],
    tables: [tableOf('a'), tableOf('b')],
    entries: [line('a', 0), line('b', 0)],
  });
  const watched: string[] = [];
  const watcher = {
    committed: () => undefined,
    failed: () => watched.push('failed'),
    taken: (tables: readonly TableId[]) => watched.push(`taken ${tables.join()}`),
    damaged: (tables: readonly TableId[]) => watched.push(`damaged ${tables.join()}`),
    onError: (error: unknown) => watched.push(String(error)),
  };
  return { store, watched, queue: new CommitQueue(change(store), 'east', clock, watcher, tenure) };
}

test('a table that another server holds is left out, and the rest of the batch is committed', async () => {
  const { store, queue, watched } = await queueOn();
  await store.endLease('east');
  await store.claim(a, 'west');
  const heard: string[] = [];
  for (const id of [a, b]) queue.mark(source(id, heard));
  await queue.idle();
  expect(heard).toEqual(['a taken', 'b kept']);
  expect(watched).toEqual(['taken a']);
  expect([(await store.entries(a)).length, (await store.entries(b)).length]).toEqual([1, 2]);
});

test('a table whose data is damaged is left out, and the rest of the batch is committed', async () => {
  const { store, queue, watched } = await queueOn((store) => ({
    ...store,
    key: store.key,
    async commit(batch) {
      if (batch.entries.some(({ table }) => table === a)) throw new StoreError('damaged', 'malformed', [a]);
      await store.commit(batch);
    },
  }));
  const heard: string[] = [];
  for (const id of [a, b]) queue.mark(source(id, heard));
  await queue.idle();
  expect(heard).toEqual(['a damaged', 'b kept']);
  expect(watched).toEqual(['damaged a']);
  expect(await store.entries(b)).toHaveLength(2);
});

test('messages are serialized during the commit and sent after it', async () => {
  const heard: string[] = [];
  const { queue } = await queueOn((store) => ({
    ...store,
    key: store.key,
    async commit(batch) {
      heard.push('the store begins');
      await settle();
      await store.commit(batch);
      heard.push('the store is done');
    },
  }));
  queue.mark({ ...source(a, heard), prepare: () => heard.push('a prepared') });
  await queue.idle();
  expect(heard).toEqual(['the store begins', 'a prepared', 'the store is done', 'a kept']);
});

test('a commit without an answer is not reported as failed', async () => {
  const { store, queue, watched } = await queueOn((store) => ({
    ...store,
    key: store.key,
    async commit(batch) {
      await store.commit(batch);
      throw new StoreError('unavailable', 'the line broke', [], true);
    },
  }));
  const heard: string[] = [];
  queue.mark(source(a, heard));
  await queue.idle();
  expect(heard).toEqual(['a uncertain']);
  expect(watched).toEqual(['failed']);
  expect((await store.entries(a)).length).toBe(2);
});

test('a server whose lease was broken sends only what it has written', async () => {
  const state: { isHeld: boolean; renewed: Renewed } = { isHeld: true, renewed: 'broken' };
  const tenure: LeaseState = {
    get isHeld() {
      return state.isHeld;
    },
    breaks: 0,
    renew: async () => state.renewed,
  };
  const { queue } = await queueOn(undefined, tenure);
  const heard: string[] = [];
  const [writes, reads] = [source(a, heard), source(b, heard, 0)];
  const run = async () => {
    heard.length = 0;
    for (const one of [writes, reads]) queue.mark(one);
    await queue.idle();
    await settle();
    return [...heard];
  };
  expect(await run()).toEqual(['a kept', 'b kept']);
  state.isHeld = false;
  expect(await run()).toEqual(['a kept', 'b taken']);
  state.renewed = 'away';
  expect(await run()).toEqual(['a kept', 'b lost']);
  state.renewed = 'held';
  expect(await run()).toEqual(['a kept', 'b kept']);
});

test('nothing that was only read is sent under a lease that broke and was renewed during the commit', async () => {
  const clock = new FakeClock();
  const process = new FakeProcess();
  const store = openSqliteStore(':memory:', clock.wall(), clock.monotonic);
  const lease = new Lease(process.store(store), 'east', process.clock(clock));
  await lease.start(() => undefined);
  const entries = [line('a', 0), line('b', 0)];
  await store.commit({ server: 'east', users: [], tables: [tableOf('a'), tableOf('b')], entries });
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const slow: Store = { ...store, key: store.key, commit: (batch) => gate.then(() => store.commit(batch)) };
  const quiet = { committed: () => 0, failed: () => 0, taken: () => 0, damaged: () => 0, onError: () => 0 };
  const queue = new CommitQueue(slow, 'east', clock, quiet, lease);
  const heard: string[] = [];
  queue.mark(source(a, heard));
  queue.mark(source(b, heard, 0));
  await settle();
  process.pause();
  await clock.pass(LEASE_MS + RENEW_EVERY);
  expect(await store.claim(b, 'west')).toMatchObject({ type: 'ours' });
  process.wake();
  await clock.pass(RENEW_EVERY);
  expect(lease.isHeld).toBe(true);
  open();
  await queue.idle();
  expect(heard).toEqual(['a kept', 'b taken']);
});
