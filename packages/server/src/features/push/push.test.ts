import type { PushSubscriptionData, TableId } from '@saloon/protocol';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { settle } from '../../testing/fake-clock.ts';
import { openTestServer, type TestServer } from '../../testing/memory-server.ts';
import { owed, playToTheEnd } from '../../testing/play.ts';
import { pushService } from '../../testing/push-service.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const contact = 'mailto:operator@example.org';
const SETUP = { contact, services: ['push.test'] };

/** A server that sends notifications through the test's own push service. */
async function serverWithPush(more: Parameters<typeof openTestServer>[0] = {}) {
  const service = pushService();
  const opened = await openTestServer({ push: { ...SETUP, send: service.post }, ...more });
  const notices = () => service.brought.map(({ endpoint, text }) => [endpoint, JSON.parse(text)]);
  return { ...opened, service, notices };
}

async function subscribe(client: TestClient, subscription: PushSubscriptionData) {
  const reply = client.nextOf(['push-subscribed', 'refused'], () => true);
  client.send({ type: 'subscribe-push', id: 'm1', subscription });
  return reply;
}

/** Ann and Bob at a table by correspondence; both are there, and one of them owes a move. */
async function game({ connect }: Pick<TestServer, 'connect'>, pace = 'correspondence') {
  const [ann, bob] = [connect(), connect()];
  const users = { ann: (await ann.hello('Ann')).user, bob: (await bob.hello('Bob')).user };
  const table = await ann.open({ title: 'High noon', options: { pace, rounds: 1 } });
  for (const one of [ann, bob]) await one.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  return { ann, bob, users, table };
}

/** Whose turn it is, and who waits. */
const byTurn = (table: TableId, ann: TestClient, bob: TestClient) =>
  owed(ann, table) === undefined ? { asked: bob, waits: ann } : { asked: ann, waits: bob };

async function move(client: TestClient, table: TableId): Promise<void> {
  const command = owed(client, table);
  if (command === undefined) throw new Error('Cannot move: nothing is owed');
  expect(await client.order(table, command)).toMatchObject({ type: 'done' });
  await settle();
}

test('an absent player is notified on every subscribed device when it is their turn', async () => {
  const server = await serverWithPush();
  const { service, clock } = server;
  const { ann, bob, table } = await game(server);
  await ann.order(table, { type: 'start' });
  const { asked, waits } = byTurn(table, ann, bob);
  const [phone, laptop] = [service.device('phone'), service.device('laptop')];
  expect(await subscribe(waits, phone)).toEqual({ type: 'push-subscribed', id: 'm1' });
  await subscribe(waits, laptop);
  await subscribe(asked, service.device('other'));
  waits.close();
  await settle();
  await move(asked, table);

  const notice = { table, game: 'wright-brothers', title: 'High noon', why: 'your-turn' };
  expect(server.notices().sort()).toEqual([
    [laptop.endpoint, notice],
    [phone.endpoint, notice],
  ]);
  const headers = service.brought[0]?.headers ?? {};
  expect(headers).toMatchObject({ topic: table, 'content-encoding': 'aes128gcm' });
  expect(headers.authorization).toContain(server.server.features.push?.key);
  // For as long as there is time to answer, and no longer.
  const { dueAt = 0 } = server.server.tables.get(table)?.seating ?? {};
  expect(Number(headers.ttl)).toBe(Math.round((dueAt - clock.wall()) / 1000));
  expect(dueAt - clock.wall()).toBeGreaterThan(DAY / 2);
});

test('a player who has the table open is notified only after five minutes without a move', async () => {
  const server = await serverWithPush();
  const { ann, bob, table } = await game(server);
  await subscribe(ann, server.service.device('ann'));
  await subscribe(bob, server.service.device('bob'));
  await ann.order(table, { type: 'start' });
  await server.clock.pass(4 * MINUTE);
  expect(server.notices()).toEqual([]);
  await server.clock.pass(MINUTE);
  expect(server.notices()).toHaveLength(1);

  // Answered in time: nobody is notified of that question.
  await move(byTurn(table, ann, bob).asked, table);
  await server.clock.pass(MINUTE);
  await move(byTurn(table, ann, bob).asked, table);
  await server.clock.pass(4 * MINUTE);
  expect(server.notices()).toHaveLength(1);
});

test('nobody is notified twice for one turn, even after a restart', async () => {
  const server = await serverWithPush();
  const { service, clock, store } = server;
  const { ann, bob, table } = await game(server);
  await ann.order(table, { type: 'start' });
  const { asked, waits } = byTurn(table, ann, bob);
  await subscribe(waits, service.device('phone'));
  waits.close();
  await settle();
  await move(asked, table);
  expect(server.notices()).toHaveLength(1);
  asked.close();
  await clock.pass(MINUTE);
  expect(server.server.tables.size).toBe(0);
  clock.crash();

  const next = await openTestServer({ store, clock, push: { ...SETUP, send: service.post } });
  const again = next.connect(asked.secret);
  await again.hello('Again');
  await again.join(table);
  await clock.pass(MINUTE);
  again.close();
  await clock.pass(MINUTE);
  expect(server.notices()).toHaveLength(1);
});

test('an unloaded table whose time runs out notifies the next player', async () => {
  const server = await serverWithPush();
  const { service, clock } = server;
  const { ann, bob, table } = await game(server);
  await ann.order(table, { type: 'start' });
  const { waits } = byTurn(table, ann, bob);
  const phone = service.device('phone');
  await subscribe(waits, phone);
  for (const one of [ann, bob]) one.close();
  await clock.pass(2 * MINUTE);
  expect(server.server.tables.size).toBe(0);
  expect(server.notices()).toEqual([]);
  await clock.pass(DAY);
  expect(server.notices()).toEqual([[phone.endpoint, expect.objectContaining({ why: 'your-turn' })]]);
});

test('a rematch offer notifies, and a live table never does', async () => {
  const server = await serverWithPush();
  const { service, clock } = server;
  const live = await game(server, 'live');
  await live.ann.order(live.table, { type: 'start' });
  const turn = byTurn(live.table, live.ann, live.bob);
  await subscribe(turn.waits, service.device('live'));
  turn.waits.close();
  await settle();
  await move(turn.asked, live.table);
  await clock.pass(10 * MINUTE);
  expect(server.notices()).toEqual([]);

  const { ann, bob, table } = await game(server);
  const phone = service.device('phone');
  await subscribe(bob, phone);
  await ann.order(table, { type: 'start' });
  await playToTheEnd([ann, bob], table, () => clock.pass(100));
  bob.close();
  await settle();
  service.brought.length = 0;
  await ann.order(table, { type: 'rematch' });
  await settle();
  expect(server.notices()).toEqual([[phone.endpoint, expect.objectContaining({ table, why: 'asked-again' })]]);
});

/** A subscribed player who has left. `beginTurn` makes it their turn. */
async function awayPlayer(server: Awaited<ReturnType<typeof serverWithPush>>) {
  const { ann, bob, users, table } = await game(server);
  await ann.order(table, { type: 'start' });
  const { asked, waits } = byTurn(table, ann, bob);
  await subscribe(waits, server.service.device('phone'));
  waits.close();
  await settle();
  return { user: waits === ann ? users.ann : users.bob, beginTurn: () => move(asked, table) };
}

test('a failed notification is tried once more, and its endpoint is never logged', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const server = await serverWithPush({ log });
  const { user, beginTurn } = await awayPlayer(server);
  server.service.status = 503;
  await beginTurn();
  expect(server.notices()).toHaveLength(1);
  await server.clock.pass(MINUTE);
  expect(server.notices()).toHaveLength(2);
  await server.clock.pass(5 * MINUTE);
  expect(server.notices()).toHaveLength(2);
  expect(lines).toHaveLength(2);
  expect(lines.join()).toContain('the push service responded 503');
  expect(lines.join()).not.toContain('/phone');
  expect(await server.store.pushSubscriptionsOf(user)).toHaveLength(1);
});

test.each([404, 410])('a subscription that has ended (%i) is deleted', async (status) => {
  const server = await serverWithPush();
  const { user, beginTurn } = await awayPlayer(server);
  server.service.status = status;
  await beginTurn();
  await server.clock.pass(5 * MINUTE);
  expect(server.notices()).toHaveLength(1);
  expect(await server.store.pushSubscriptionsOf(user)).toEqual([]);
  expect(await server.server.metrics.registry.metrics()).toContain('saloon_push_notifications_total{result="gone"} 1');
});

test('no notifications are sent after the server has stopped', async () => {
  const server = await serverWithPush();
  const { beginTurn } = await awayPlayer(server);
  server.service.status = 503;
  await beginTurn();
  await server.server.stop();
  await server.clock.pass(DAY);
  expect(server.notices()).toHaveLength(1);
});

test('an unsubscribed device is not notified, and signing out everywhere deletes all subscriptions', async () => {
  const server = await serverWithPush();
  const ann = server.connect();
  const { user } = await ann.hello('Ann');
  const [phone, laptop] = [server.service.device('phone'), server.service.device('laptop')];
  for (const device of [phone, laptop]) await subscribe(ann, device);
  const off = ann.next('push-unsubscribed');
  ann.send({ type: 'unsubscribe-push', id: 'm2', endpoint: phone.endpoint });
  expect(await off).toEqual({ type: 'push-unsubscribed', id: 'm2' });
  expect(await server.store.pushSubscriptionsOf(user)).toMatchObject([{ subscription: laptop }]);

  // Nobody else can unsubscribe it.
  const eve = server.connect();
  await eve.hello('Eve');
  const reply = eve.next('push-unsubscribed');
  eve.send({ type: 'unsubscribe-push', id: 'm3', endpoint: laptop.endpoint });
  await reply;
  expect(await server.store.pushSubscriptionsOf(user)).toHaveLength(1);

  const revoked = ann.next('revoked');
  ann.send({ type: 'revoke', id: 'r1', secret: 'ab'.repeat(32) });
  await revoked;
  expect(await server.store.pushSubscriptionsOf(user)).toEqual([]);
});

test('without push notifications, subscribing is not offered and is refused', async () => {
  const plain = await openTestServer();
  const ann = plain.connect();
  expect(await ann.hello('Ann')).not.toHaveProperty('pushKey');
  expect(await subscribe(ann, pushService().device('phone'))).toMatchObject({ type: 'refused', code: 'no-push' });

  const { connect, server } = await serverWithPush();
  const bob = connect();
  expect(await bob.hello('Bob')).toHaveProperty('pushKey', server.features.push?.key);
});

test('an unknown push service and too frequent requests are refused', async () => {
  const { connect, store, service } = await serverWithPush({ limits: { workBurst: 3, worksPerSecond: 0 } });
  const ann = connect();
  const { user } = await ann.hello('Ann');
  const phone = service.device('phone');
  const elsewhere = { ...phone, endpoint: 'https://10.0.0.1/admin' };
  expect(await subscribe(ann, elsewhere)).toMatchObject({ code: 'unknown-push-service', at: 'subscription' });
  expect(await store.pushSubscriptionsOf(user)).toEqual([]);
  for (let n = 0; n < 2; n++) expect(await subscribe(ann, phone)).toMatchObject({ type: 'push-subscribed' });
  expect(await subscribe(ann, phone)).toMatchObject({ type: 'refused', code: 'too-fast' });
});

test('old subscriptions are deleted', async () => {
  const { connect, clock, store, service } = await serverWithPush();
  const ann = connect();
  const { user } = await ann.hello('Ann');
  await subscribe(ann, service.device('phone'));
  ann.close();
  await clock.pass(DAY);
  expect(await store.pushSubscriptionsOf(user)).toHaveLength(1);
  clock.crash();
  const later = await openTestServer({ store, clock, push: SETUP, limits: { forgetPushSubscription: DAY } });
  await later.clock.pass(MINUTE);
  expect(await store.pushSubscriptionsOf(user)).toEqual([]);
});
