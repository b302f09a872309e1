import type { TableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { settle } from '../../testing/fake-clock.ts';
import { openCluster } from '../../testing/memory-cluster.ts';
import { openTestServer } from '../../testing/memory-server.ts';

const UNLIMITED = { joinBurst: 1e6, joinsPerSecond: 1e6, strikes: 1e6, burst: 1e6, perSecond: 1e6 };
const MANY = 10_000;

async function annsTable() {
  const opened = await openTestServer({ limits: UNLIMITED });
  const ann = opened.connect();
  await ann.hello('Ann');
  const table = await ann.open();
  await ann.join(table);
  return { ...opened, ann, table };
}

test('10,000 spectators who come and go add no row to the log', async () => {
  const { store, connect, ann, table, clock } = await annsTable();
  const before = await store.entries(table);
  const eve = connect();
  await eve.hello('Eve');
  for (let i = 0; i < MANY; i++) {
    eve.send({ type: 'join', table });
    eve.send({ type: 'unjoin', table });
    if (i % 100 === 0) await settle();
  }
  await eve.join(table);
  await clock.pass(1000);
  expect(await store.entries(table)).toEqual(before);
  expect(ann.table(table).info.spectators).toBe(1);
  eve.close();
  await clock.pass(1000);
  expect(ann.table(table).info.spectators).toBe(0);
  expect(await store.entries(table)).toEqual(before);
});

test('the presence of spectators at another server of the cluster adds no row either', async () => {
  const cluster = await openCluster(2);
  const ann = await cluster.connect(0, 'Ann');
  const table = await ann.open();
  await ann.join(table);
  const { length } = await cluster.store.entries(table);
  const eve = await cluster.connect(1, 'Eve');
  for (let i = 0; i < 20; i++) {
    await eve.join(table);
    eve.send({ type: 'unjoin', table });
    await cluster.clock.pass(600);
  }
  expect(await cluster.store.entries(table)).toHaveLength(length);
});

test('a player with an unstable connection is recorded a few times, then only periodically', async () => {
  const { store, connect, ann, table, clock } = await annsTable();
  const goings = async (id: TableId) => (await store.entries(id)).filter((body) => body.includes('"went"')).length;
  const bob = connect();
  await bob.hello('Bob');
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  for (let i = 0; i < 1000; i++) {
    bob.send({ type: 'unjoin', table });
    bob.send({ type: 'join', table });
    if (i % 100 === 0) await settle();
  }
  await settle();
  expect(await goings(table)).toBe(10);
  const seatOfBob = () => ann.table(table).info.seats[1];
  expect(seatOfBob()).toMatchObject({ isHere: true });
  bob.send({ type: 'unjoin', table });
  await settle();
  expect(seatOfBob()).toMatchObject({ isHere: true });
  // The next round of the upkeep.
  await clock.pass(10_000);
  expect(seatOfBob()).toMatchObject({ isHere: false });
  expect(await goings(table)).toBe(11);
});
