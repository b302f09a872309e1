import { gameId, seat } from '@saloon/kernel';
import { PROTOCOL, type SeatedTable, type ServerMessage, tableId, userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { Connection, type Identity } from './connection.ts';
import type { TableListener } from './table-link.ts';
import { TestNetwork } from './testing/test-network.ts';

const WELCOME: ServerMessage = { type: 'welcome', protocol: PROTOCOL, user: userId('u'), name: 'Ann' };
const table = tableId('table1');
const listener = (since: number | undefined): TableListener & { readonly heard: string[] } => {
  const heard: string[] = [];
  return { heard, hear: ({ type }) => void heard.push(type), since: () => since };
};

function online() {
  const network = new TestNetwork();
  const connection = new Connection(network);
  connection.start();
  network.socket.onopen?.();
  network.socket.say(WELCOME);
  return { network, connection };
}

test('it sends hello first and is online after the welcome', () => {
  const network = new TestNetwork();
  const connection = new Connection(network);
  connection.start();
  expect(connection.status).toEqual({ type: 'connecting' });
  network.socket.onopen?.();
  expect(network.socket.sent).toEqual([
    { type: 'hello', protocol: PROTOCOL, secret: network.identity.secret, name: 'Ann' },
  ]);
  network.socket.say(WELCOME);
  expect(connection.status).toEqual({ type: 'online' });
  expect(connection.user).toEqual({ id: 'u', name: 'Ann' });
});

test('a ping is answered at once', () => {
  const { network } = online();
  network.socket.say({ type: 'ping', n: 7 });
  expect(network.socket.sent.at(-1)).toEqual({ type: 'pong', n: 7 });
});

test('a command resolves when the server acknowledges it, or with the code of the refusal', async () => {
  const { network, connection } = online();
  const done = connection.command(table, { type: 'start' });
  const refused = connection.command(table, { type: 'stand' });
  const ids = network.socket.sent.flatMap((one) => (one.type === 'do' ? one.id : []));
  network.socket.say({ type: 'refused', table, id: ids[1] ?? '', code: 'not-seated' });
  network.socket.say({ type: 'done', table, id: ids[0] ?? '', version: 3 });
  expect(await done).toEqual({ ok: true });
  expect(await refused).toEqual({ ok: false, code: 'not-seated' });
});

test('a refusal to open a table names the invalid field, if the server does', async () => {
  const { network, connection } = online();
  const request = { game: gameId('wright-brothers'), seats: [{ type: 'me' as const }], isPrivate: true };
  const asked = [connection.open(request), connection.open(request)];
  const [first = '', second = ''] = network.socket.sent.flatMap((one) => (one.type === 'open-table' ? one.id : []));
  network.socket.say({ type: 'refused', id: first, code: 'bad-options', at: 'options.rounds' });
  network.socket.say({ type: 'refused', id: second, code: 'too-many-tables' });
  expect(await Promise.all(asked)).toEqual([
    { ok: false, code: 'bad-options', at: 'options.rounds' },
    { ok: false, code: 'too-many-tables' },
  ]);
});

test('after a disconnect it waits longer each time, joins again from its version and sends unanswered commands again', async () => {
  const { network, connection } = online();
  connection.join(table, listener(41));
  const sent = connection.command(table, { type: 'start' });
  const first = network.socket.sent.find((one) => one.type === 'do');
  network.socket.close();
  expect(connection.status).toEqual({ type: 'waiting', until: 500 });
  network.pass(500);
  network.socket.close();
  expect(connection.status).toEqual({ type: 'waiting', until: 500 + 1000 });
  network.pass(1000);
  expect(network.sockets).toHaveLength(3);
  network.socket.onopen?.();
  network.socket.say(WELCOME);
  expect(network.socket.sent.slice(1)).toEqual([{ type: 'join', table, since: 41 }, first]);
  network.socket.say({ type: 'done', table, id: first?.id ?? '', version: 42 });
  expect(await sent).toEqual({ ok: true });
  network.socket.close();
  expect(connection.status).toEqual({ type: 'waiting', until: network.time + 500 });
});

test('tryNow reconnects at once, and there is only one attempt at a time', () => {
  const { network, connection } = online();
  connection.tryNow();
  expect(network.sockets).toHaveLength(1);
  network.socket.close();
  connection.tryNow();
  expect(network.sockets).toHaveLength(2);
  network.pass(60_000);
  expect(network.sockets).toHaveLength(2);
});

test('an outdated client does not reconnect', () => {
  const { network, connection } = online();
  network.socket.say({ type: 'error', code: 'wrong-protocol' });
  network.socket.close();
  network.pass(60_000);
  expect(connection.status).toEqual({ type: 'refused', code: 'wrong-protocol' });
  expect(network.sockets).toHaveLength(1);
});

test('a listener gets only its own table’s messages, until it leaves', () => {
  const { network, connection } = online();
  const mine = listener(undefined);
  const other = listener(undefined);
  connection.join(tableId('another'), other);
  const leave = connection.join(table, mine);
  network.socket.say({ type: 'step', table, version: 1, now: 0 });
  leave();
  network.socket.say({ type: 'step', table, version: 2, now: 0 });
  expect(mine.heard).toEqual(['step']);
  expect(other.heard).toEqual([]);
  expect(network.socket.sent.at(-1)).toEqual({ type: 'unjoin', table });
});

test('the lobby’s rows follow the server’s messages, and are undefined while offline', () => {
  const { network, connection } = online();
  connection.lobby.watch();
  const row = {
    id: table,
    game: 'g' as never,
    title: '',
    host: 'Ann',
    seats: 2,
    taken: 1,
    pace: undefined,
    phase: 'waiting',
    canWatch: true,
    openedAt: 0,
  } as const;
  network.socket.say({ type: 'lobby', tables: [] });
  network.socket.say({ type: 'lobby-row', row });
  network.socket.say({ type: 'lobby-row', row: { ...row, taken: 2 } });
  expect(connection.lobby.rows?.map(({ taken }) => taken)).toEqual([2]);
  network.socket.say({ type: 'lobby-gone', table });
  expect(connection.lobby.rows).toEqual([]);
  network.socket.close();
  expect(connection.lobby.rows).toBeUndefined();
});

test('the list of one’s own tables follows the server’s messages', () => {
  const { network, connection } = online();
  const stop = connection.lobby.watch();
  const mine: SeatedTable = {
    id: table,
    game: gameId('brawl'),
    title: '',
    pace: 'correspondence',
    phase: 'playing',
    isPrivate: true,
    seat: seat(1),
    names: ['Ann', 'Bob'],
    toAct: [seat(0)],
    isYourTurn: false,
    touchedAt: 5,
  };
  const other = { ...mine, id: tableId('other1'), touchedAt: 7 };
  expect(connection.lobby.seated).toBeUndefined();
  network.socket.say({ type: 'seated', tables: [mine] });
  network.socket.say({ type: 'seated-row', row: other });
  expect(connection.lobby.seated).toEqual([other, mine]);
  const asked = { ...mine, toAct: [seat(1)], isYourTurn: true };
  network.socket.say({ type: 'seated-row', row: asked });
  expect(connection.lobby.seated).toEqual([other, asked]);
  network.socket.say({ type: 'seated-gone', table });
  expect(connection.lobby.seated).toEqual([other]);
  stop();
});

test('a connection without a message for fifteen seconds is replaced; a ping counts as a message', () => {
  const { network, connection } = online();
  network.pass(14_000);
  network.socket.say({ type: 'ping', n: 1 });
  network.pass(14_999);
  expect(connection.status).toEqual({ type: 'online' });
  network.pass(1);
  expect(connection.status).toEqual({ type: 'waiting', until: network.time + 500 });
  network.pass(500);
  expect(network.sockets).toHaveLength(2);
});

test('hangUp drops the connection at once, and unanswered requests are sent again on the next', async () => {
  const { network, connection } = online();
  const done = connection.command(table, { type: 'start' });
  connection.hangUp();
  expect(connection.status).toEqual({ type: 'waiting', until: network.time + 500 });
  expect(network.sockets[0]?.isClosed).toBe(true);
  connection.hangUp();
  network.pass(500);
  expect(network.sockets).toHaveLength(2);
  network.socket.onopen?.();
  network.socket.say(WELCOME);
  const asked = network.socket.sent.find(({ type }) => type === 'do');
  expect(asked).toMatchObject({ command: { type: 'start' } });
  network.socket.say({ type: 'done', table, id: (asked as { id: string }).id, version: 1 });
  expect(await done).toEqual({ ok: true });
});

test('a socket that never opens is given up as well', () => {
  const network = new TestNetwork();
  new Connection(network).start();
  network.pass(15_000);
  network.pass(500);
  expect(network.sockets).toHaveLength(2);
});

test('after too-fast, unanswered requests are sent again a second later', async () => {
  const { network, connection } = online();
  connection.join(table, listener(4));
  const done = connection.command(table, { type: 'start' });
  const said = network.socket.sent.length;
  network.socket.say({ type: 'error', code: 'too-fast' });
  network.pass(999);
  expect(network.socket.sent).toHaveLength(said);
  network.pass(1);
  const [again, order] = network.socket.sent.slice(said);
  expect([again, order]).toEqual([{ type: 'join', table, since: 4 }, network.socket.sent[said - 1]]);
  network.socket.say({ type: 'done', table, id: order?.type === 'do' ? order.id : '', version: 5 });
  expect(await done).toEqual({ ok: true });
});

test('a hello that was too fast is sent again on a new socket', () => {
  const network = new TestNetwork();
  const connection = new Connection(network);
  connection.start();
  network.socket.onopen?.();
  network.socket.say({ type: 'error', code: 'too-fast' });
  expect(connection.status.type).toBe('waiting');
  network.pass(500);
  network.socket.onopen?.();
  expect(network.sockets).toHaveLength(2);
  expect(network.socket.sent).toMatchObject([{ type: 'hello' }]);
});

test('revoke sends the new secret, again after a disconnect, until the server acknowledges it', async () => {
  const { network, connection } = online();
  const next = 'cd'.repeat(32);
  const revoked = connection.revoke(next);
  const asked = network.socket.sent.at(-1);
  expect(asked).toEqual({ type: 'revoke', id: expect.any(String), secret: next });
  network.socket.close();
  network.pass(60_000);
  network.socket.onopen?.();
  network.socket.say(WELCOME);
  expect(network.socket.sent).toContainEqual(asked);
  network.socket.say({ type: 'revoked', id: asked?.type === 'revoke' ? asked.id : '' });
  expect(await revoked).toEqual({ ok: true });
});

test('push notifications are turned on and off, and a refusal has its code', async () => {
  const { network, connection } = online();
  expect(connection.user).toEqual({ id: 'u', name: 'Ann' });
  network.socket.say({ ...WELCOME, pushKey: 'key' });
  expect(connection.user).toEqual({ id: 'u', name: 'Ann', pushKey: 'key' });
  const subscription = { endpoint: 'https://push.test/phone', p256dh: 'B', auth: 'a' };
  const answers = [
    connection.subscribeToPush(subscription),
    connection.subscribeToPush(subscription),
    connection.unsubscribeFromPush(subscription.endpoint),
  ];
  const asked = network.socket.sent.slice(-3);
  expect(asked).toMatchObject([
    { type: 'subscribe-push', subscription },
    { type: 'subscribe-push', subscription },
    { type: 'unsubscribe-push', endpoint: subscription.endpoint },
  ]);
  const ids = asked.map((one) => ('id' in one ? one.id : ''));
  network.socket.say({ type: 'push-subscribed', id: ids[0] ?? '' });
  network.socket.say({ type: 'refused', id: ids[1] ?? '', code: 'no-push' });
  network.socket.say({ type: 'push-unsubscribed', id: ids[2] ?? '' });
  expect(await Promise.all(answers)).toEqual([{ ok: true }, { ok: false, code: 'no-push' }, { ok: true }]);
});

test('a rejected secret is replaced by another one if there is one; otherwise the connection is refused', () => {
  const secrets = ['cd'.repeat(32)];
  const network = new TestNetwork();
  const user = 'f'.repeat(24);
  const identityOf = (secret: string): Identity => ({
    secret,
    user,
    name: 'Ann',
    hasOtherSecret: (used) => {
      const next = secrets.pop();
      if (used !== secret || next === undefined) return false;
      network.identity = identityOf(next);
      return true;
    },
  });
  network.identity = identityOf('ab'.repeat(32));
  const connection = new Connection(network);
  connection.start();
  network.socket.onopen?.();
  network.socket.say({ type: 'error', code: 'signed-out' });
  network.socket.close();
  expect(connection.status.type).toBe('waiting');
  network.pass(60_000);
  network.socket.onopen?.();
  expect(network.socket.sent).toEqual([
    { type: 'hello', protocol: PROTOCOL, secret: 'cd'.repeat(32), user, name: 'Ann' },
  ]);
  network.socket.say({ type: 'error', code: 'signed-out' });
  network.socket.close();
  expect(connection.status).toEqual({ type: 'refused', code: 'signed-out' });
});

test('a closed connection stays closed', () => {
  const { network, connection } = online();
  connection.close();
  expect(network.socket.isClosed).toBe(true);
  network.pass(60_000);
  connection.start();
  expect(network.sockets).toHaveLength(1);
  expect(connection.status).toEqual({ type: 'closed' });
});

test('listeners are called after a change of status or user, until they are removed', () => {
  const network = new TestNetwork();
  const connection = new Connection(network);
  const seen: string[] = [];
  const remove = connection.onChange(() => seen.push(`${connection.status.type} ${connection.user?.name}`));
  connection.start();
  network.socket.onopen?.();
  network.socket.say(WELCOME);
  network.socket.say({ ...WELCOME, name: 'Annie' });
  network.socket.close();
  remove();
  network.pass(500);
  expect(seen).toEqual(['connecting undefined', 'online Ann', 'online Annie', 'waiting Annie']);
});
