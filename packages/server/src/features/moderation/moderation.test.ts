import { expect, test } from 'vitest';
import { openCluster } from '../../testing/memory-cluster.ts';
import { openTestServer } from '../../testing/memory-server.ts';

const HOUR = 3_600_000;

async function annsTable(opened: Awaited<ReturnType<typeof openTestServer>>) {
  const ann = opened.connect(undefined, '192.0.2.7');
  const { user } = await ann.hello('Ann');
  const table = await ann.open();
  await ann.join(table);
  return { ann, user, table };
}

test('a hidden table can be played, and is in the lobby again when it is shown', async () => {
  const opened = await openTestServer();
  const { server, clock } = opened;
  const { ann, table } = await annsTable(opened);
  await server.features.moderation.decide({ kind: 'hidden-table', subject: table, at: clock.wall() });
  expect(server.features.lobby.has(table)).toBe(false);
  expect(await ann.order(table, { type: 'stand' })).toMatchObject({ type: 'done' });
  expect(server.features.lobby.has(table)).toBe(false);
  await server.features.moderation.lift('hidden-table', table);
  expect(server.features.lobby.has(table)).toBe(true);
});

test('a closed table is gone for everybody, after a restart too, until it is reopened', async () => {
  const opened = await openTestServer();
  const { server, clock, store } = opened;
  const { ann, table } = await annsTable(opened);
  const gone = ann.next('gone');
  await server.features.moderation.decide({ kind: 'closed-table', subject: table, at: clock.wall() });
  expect(await gone).toEqual({ type: 'gone', table, code: 'table-closed' });
  await clock.pass(100);
  expect(server.tables.get(table)).toBeUndefined();
  expect(await store.table(table)).toMatchObject({ wake: { type: 'never' }, row: undefined });
  clock.crash();
  const next = await openTestServer({ store, clock });
  const again = next.connect(ann.secret);
  await again.hello('Ann');
  const still = again.next('gone');
  again.send({ type: 'join', table });
  expect(await still).toMatchObject({ code: 'table-closed' });
  await next.server.features.moderation.lift('closed-table', table);
  expect((await again.join(table)).info.seats[0]).toMatchObject({ name: 'Ann' });
});

test('a banned user and a banned address are disconnected and refused until the ban ends', async () => {
  const opened = await openTestServer();
  const { server, clock, connect } = opened;
  const { ann, user } = await annsTable(opened);
  const at = clock.wall();
  const ban = { until: at + HOUR, reason: 'Shot at the piano player' };
  await server.features.moderation.decide({ kind: 'banned-user', subject: user, at, ...ban });
  await clock.pass(1);
  expect(ann.inbox).toContainEqual({ type: 'error', code: 'banned', ...ban });
  expect(ann.isClosed).toBe(true);
  const elsewhere = connect(ann.secret, '192.0.2.8');
  const refused = elsewhere.next('error');
  elsewhere.hello('Ann').catch(() => undefined);
  expect(await refused).toEqual({ type: 'error', code: 'banned', ...ban });
  await server.features.moderation.decide({ kind: 'banned-address', subject: '192.0.2.7', at });
  const other = connect(undefined, '192.0.2.7');
  expect(await other.next('error')).toEqual({ type: 'error', code: 'banned' });
  await clock.pass(HOUR);
  expect((await connect(ann.secret, '192.0.2.8').hello('Ann')).user).toBe(user);
  await server.features.moderation.lift('banned-address', '192.0.2.7');
  expect((await connect(undefined, '192.0.2.7').hello('Dot')).name).toBe('Dot');
});

test('a ruling on one server of a cluster applies on the others', async () => {
  const cluster = await openCluster(2);
  const ann = await cluster.connect(0, 'Ann');
  const bob = await cluster.connect(1, 'Bob');
  const table = await ann.open();
  await ann.join(table);
  await bob.join(table);
  const gone = bob.next('gone');
  const { server } = cluster.at(1);
  await server.features.moderation.decide({ kind: 'closed-table', subject: table, at: cluster.clock.wall() });
  expect(await gone).toMatchObject({ code: 'table-closed' });
  await cluster.clock.pass(100);
  for (const server of cluster.servers) {
    expect(server.server.features.moderation.rulings.has('closed-table', table)).toBe(true);
    expect(server.server.features.lobby.has(table)).toBe(false);
  }
});
