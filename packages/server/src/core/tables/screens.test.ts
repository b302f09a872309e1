import { type TableId, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { openCluster } from '../../testing/memory-cluster.ts';
import { openTestServer } from '../../testing/memory-server.ts';

/** Joins as a big screen. */
async function show(client: TestClient, table: TableId) {
  const sync = client.next('sync', (message) => message.table === table);
  client.send({ type: 'join', table, as: 'screen' });
  return sync;
}

async function annAndBob() {
  const opened = await openTestServer();
  const [ann, bob] = [opened.connect(), opened.connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open();
  await ann.join(table);
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  return { ...opened, ann, bob, table };
}

test('a player’s screen gets no hand, no offer and no hint, and its person can’t act through it', async () => {
  const { connect, ann, table, clock } = await annAndBob();
  await ann.order(table, { type: 'start' });
  const screen = connect(ann.secret);
  await screen.hello('Ann');
  const sync = await show(screen, table);
  expect(sync.you).toEqual({ isHost: false });
  expect(sync.offer).toEqual({ use: [] });
  expect(JSON.stringify(sync.view)).not.toContain('"hand":[');
  expect(await screen.order(table, { type: 'move', move: { type: 'pass' }, answers: 1 })).toMatchObject({
    type: 'refused',
    code: 'not-seated',
  });
  const refused = screen.next('refused');
  screen.send({ type: 'ask-hint', table, id: 'h1' });
  expect((await refused).code).toBe('not-seated');
  await clock.pass(3000);
  expect(screen.raw.filter((text) => text.includes('"hand":[') || text.includes('"marks"'))).toEqual([]);
});

test('phones learn that the screen came and went; nobody is present because of a screen', async () => {
  const { connect, ann, bob, table, clock } = await annAndBob();
  const screen = connect(bob.secret);
  await screen.hello('Bob');
  await show(screen, table);
  await clock.pass(10);
  expect(ann.table(table).info).toMatchObject({ hasScreen: true, spectators: 0 });
  bob.close();
  await clock.pass(10);
  expect(ann.table(table).info.seats[1]).toMatchObject({ name: 'Bob', isHere: false });
  screen.close();
  await clock.pass(10);
  expect(ann.table(table).info.hasScreen).toBeUndefined();
});

test('a page that was a screen can sit down later on the same connection', async () => {
  const { connect, table } = await annAndBob();
  const zoe = connect();
  await zoe.hello('Zoe');
  await show(zoe, table);
  const { info } = await zoe.join(table);
  expect(info.hasScreen).toBeUndefined();
  expect(await zoe.order(table, { type: 'emote', emote: 'howdy' })).toMatchObject({ type: 'done' });
});

test('a stranger’s screen has to go when the spectators are delayed', async () => {
  const { connect, ann, table } = await annAndBob();
  const screen = connect();
  await screen.hello('Screen');
  await show(screen, table);
  await ann.order(table, { type: 'start' });
  const gone = screen.next('gone');
  await ann.order(table, { type: 'set-watching', isAllowed: true, delay: 30 });
  expect((await gone).code).toBe('no-watching');
});

test('a screen at another server of the cluster is a screen too', async () => {
  const cluster = await openCluster(2);
  const ann = await cluster.connect(0, 'Ann');
  const table = await ann.open();
  await ann.join(table);
  const screen = await cluster.connect(1, 'Screen');
  const sync = await show(screen, table);
  await cluster.clock.pass(100);
  expect(sync.you).toEqual({ isHost: false });
  expect(ann.table(table).info).toMatchObject({ hasScreen: true, spectators: 0 });
  screen.close();
  await cluster.clock.pass(100);
  expect(ann.table(table).info.hasScreen).toBeUndefined();
});

test('one connection is a screen of few tables: it forgets the oldest, and those that it leaves', async () => {
  const { server, connect } = await openTestServer();
  const client = connect();
  await client.hello('Ann');
  for (let i = 0; i < 20; i++) client.send({ type: 'join', table: tableId(`nowhere${i}`), as: 'screen' });
  const [connection] = [...server.connections];
  expect(connection?.screens.size).toBe(16);
  client.send({ type: 'unjoin', table: tableId('nowhere19') });
  expect(connection?.screens.size).toBe(15);
});
