import type { TableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { failingStore } from '../../testing/failing-store.ts';
import { settle } from '../../testing/fake-clock.ts';
import { type MemoryCluster, openCluster } from '../../testing/memory-cluster.ts';
import { openTestServer } from '../../testing/memory-server.ts';
import type { Store } from '../store/store.ts';

const chat = (text: string) => ({ type: 'chat', text }) as const;

/** Ann's table is on the first server; Bob, on the second, has joined it. */
async function bobFarAway() {
  const cluster = await openCluster(3);
  const ann = await cluster.connect(0, 'Ann');
  const bob = await cluster.connect(1, 'Bob');
  const table = await ann.open();
  await ann.join(table);
  await bob.join(table);
  return { cluster, ann, bob, table };
}

const timesIn = async (store: Store, table: TableId, text: string) =>
  (await store.entries(table)).filter((body) => body.includes(`"${text}"`)).length;

const linesAt = (cluster: MemoryCluster, table: TableId) =>
  cluster.servers.map(({ server }) => server.tables.get(table)?.subscriptions.size ?? 0);

test('a command to a remote table right before leaving is answered, and nothing else is sent', async () => {
  const { cluster, ann, bob, table } = await bobFarAway();
  await settle();
  const before = bob.inbox.length;
  const answer = bob.order(table, chat('So long'));
  bob.send({ type: 'unjoin', table });
  await settle();
  expect(await answer).toMatchObject({ type: 'done', table });
  await ann.order(table, chat('He is gone'));
  await settle();
  expect(bob.inbox.slice(before).filter(({ type }) => type !== 'ping')).toEqual([await answer]);
  expect([cluster.at(0).server.cluster?.subscribers.size, cluster.at(1).server.cluster?.tables.size]).toEqual([0, 0]);
  expect(linesAt(cluster, table)).toEqual([1, 0, 0]);
});

test('a client that leaves a remote table with an open request and returns gets a new subscription', async () => {
  const { ann, bob, table } = await bobFarAway();
  const first = bob.order(table, chat('So long'));
  bob.send({ type: 'unjoin', table });
  const sync = bob.join(table);
  const second = bob.order(table, chat('Here again'));
  await settle();
  expect([(await first).type, (await second).type]).toEqual(['done', 'done']);
  await sync;
  await ann.order(table, chat('Welcome'));
  await settle();
  expect(bob.table(table).version).toBe(ann.table(table).version);
});

test('when the server of a remote table is killed, a request sent before leaving is still done once', async () => {
  const { cluster, bob, table } = await bobFarAway();
  const answer = bob.order(table, chat('So long'));
  bob.send({ type: 'unjoin', table });
  cluster.at(0).process.kill();
  for (let i = 0; i < 10; i++) await cluster.clock.pass(300);
  expect(await answer).toMatchObject({ type: 'done', table });
  expect(await timesIn(cluster.store, table, 'So long')).toBe(1);
  expect(linesAt(cluster, table).slice(1)).toEqual([0, 0]);
  expect(cluster.at(1).server.cluster?.tables.size).toBe(0);
});

test('a connection that closes with an open request leaves no subscription behind', async () => {
  const { cluster, bob, table } = await bobFarAway();
  void bob.order(table, chat('So long')).catch(() => undefined);
  bob.close();
  await settle();
  expect([cluster.at(0).server.cluster?.subscribers.size, cluster.at(1).server.cluster?.tables.size]).toEqual([0, 0]);
});

async function annAlone() {
  const { store, state } = failingStore();
  const opened = await openTestServer({ store });
  const ann = opened.connect();
  await ann.hello('Ann');
  const table = await ann.open({ seats: [{ type: 'open' }, { type: 'open' }] });
  return { ...opened, state, ann, table };
}

test.each(['before', 'after'] as const)(
  'when the connection to the store breaks %s the commit of a request sent before leaving, it is done once and acknowledged',
  async (breaks) => {
    const { server, clock, store, state, ann, table } = await annAlone();
    await ann.join(table);
    await settle();
    state.breaks = breaks;
    const answer = ann.order(table, chat('Once'));
    ann.send({ type: 'unjoin', table });
    for (let i = 0; i < 4; i++) await clock.pass(500);
    expect(await answer).toMatchObject({ type: 'done', table });
    expect(await timesIn(store, table, 'Once')).toBe(1);
    expect(server.tables.get(table)?.subscriptions.size).toBe(0);
  },
);

test('a client can leave a table while it is loading or the store is unavailable', async () => {
  const { server, clock, state, ann, table } = await annAlone();
  // The host keeps the seat for five minutes, then the table stays listed for two.
  await clock.pass(500_000);
  expect(server.tables.size).toBe(0);
  ann.send({ type: 'join', table });
  ann.send({ type: 'unjoin', table });
  await settle();
  expect(server.tables.get(table)?.subscriptions.size).toBe(0);

  await ann.join(table);
  state.breaks = 'before';
  void ann.order(table, chat('Lost')).catch(() => undefined);
  await settle();
  expect(server.tables.isFailing).toBe(true);
  ann.send({ type: 'unjoin', table });
  for (let i = 0; i < 4; i++) await clock.pass(500);
  expect(server.tables.get(table)?.subscriptions.size ?? 0).toBe(0);
});
