import { gameId, seat } from '@saloon/kernel';
import { PROTOCOL, type SeatedTable, type ServerMessage, tableId, userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { Connection } from './connection.ts';
import type { Listener } from './link.ts';
import { FakeOutside } from './testing/fake-socket.ts';

const WELCOME: ServerMessage = { type: 'welcome', protocol: PROTOCOL, user: userId('u'), name: 'Ann' };
const table = tableId('table1');
const listener = (since: number | undefined): Listener & { readonly heard: string[] } => {
  const heard: string[] = [];
  return { heard, hear: ({ type }) => void heard.push(type), since: () => since };
};

function online() {
  const out = new FakeOutside();
  const connection = new Connection(out);
  connection.start();
  out.socket.onopen?.();
  out.socket.say(WELCOME);
  return { out, connection };
}

test('it says hello with its secret first, and is online once it is welcome', () => {
  const out = new FakeOutside();
  const connection = new Connection(out);
  connection.start();
  expect(connection.line.value).toEqual({ type: 'connecting' });
  out.socket.onopen?.();
  expect(out.socket.sent).toEqual([{ type: 'hello', protocol: PROTOCOL, secret: out.secret, name: 'Ann' }]);
  out.socket.say(WELCOME);
  expect(connection.line.value).toEqual({ type: 'online' });
  expect(connection.user.value).toEqual({ id: 'u', name: 'Ann' });
});

test('a ping is answered at once, before anything else', () => {
  const { out } = online();
  out.socket.say({ type: 'ping', n: 7 });
  expect(out.socket.sent.at(-1)).toEqual({ type: 'pong', n: 7 });
});

test('a command is done when the house says so, and refused with its code', async () => {
  const { out, connection } = online();
  const done = connection.command(table, { type: 'start' });
  const refused = connection.command(table, { type: 'stand' });
  const ids = out.socket.sent.flatMap((one) => (one.type === 'do' ? one.id : []));
  out.socket.say({ type: 'refused', table, id: ids[1] ?? '', code: 'not-seated' });
  out.socket.say({ type: 'done', table, id: ids[0] ?? '', version: 3 });
  expect(await done).toEqual({ ok: true });
  expect(await refused).toEqual({ ok: false, code: 'not-seated' });
});

test('a table that cannot be opened is refused with the field that is wrong, where the house names it', async () => {
  const { out, connection } = online();
  const request = { game: gameId('wright-brothers'), seats: [{ type: 'me' as const }], isPrivate: true };
  const asked = [connection.open(request), connection.open(request)];
  const [first = '', second = ''] = out.socket.sent.flatMap((one) => (one.type === 'open-table' ? one.id : []));
  out.socket.say({ type: 'refused', id: first, code: 'bad-options', at: 'options.rounds' });
  out.socket.say({ type: 'refused', id: second, code: 'too-many-tables' });
  expect(await Promise.all(asked)).toEqual([
    { ok: false, code: 'bad-options', at: 'options.rounds' },
    { ok: false, code: 'too-many-tables' },
  ]);
});

test('after a broken line it waits longer each time, joins again from its version and sends again what was not safe', async () => {
  const { out, connection } = online();
  connection.join(table, listener(41));
  const sent = connection.command(table, { type: 'start' });
  const first = out.socket.sent.find((one) => one.type === 'do');
  out.socket.close();
  expect(connection.line.value).toEqual({ type: 'waiting', until: 500 });
  out.pass(500);
  out.socket.close();
  expect(connection.line.value).toEqual({ type: 'waiting', until: 500 + 1000 });
  out.pass(1000);
  expect(out.sockets).toHaveLength(3);
  out.socket.onopen?.();
  out.socket.say(WELCOME);
  expect(out.socket.sent.slice(1)).toEqual([{ type: 'join', table, since: 41 }, first]);
  out.socket.say({ type: 'done', table, id: first?.id ?? '', version: 42 });
  expect(await sent).toEqual({ ok: true });
  out.socket.close();
  expect(connection.line.value).toEqual({ type: 'waiting', until: out.time + 500 });
});

test('trying now does not wait, and one attempt at a time is enough', () => {
  const { out, connection } = online();
  connection.tryNow();
  expect(out.sockets).toHaveLength(1);
  out.socket.close();
  connection.tryNow();
  expect(out.sockets).toHaveLength(2);
  out.pass(60_000);
  expect(out.sockets).toHaveLength(2);
});

test('an old page is told to reload and does not try again', () => {
  const { out, connection } = online();
  out.socket.say({ type: 'error', code: 'wrong-protocol' });
  out.socket.close();
  out.pass(60_000);
  expect(connection.line.value).toEqual({ type: 'refused', code: 'wrong-protocol' });
  expect(out.sockets).toHaveLength(1);
});

test('a message reaches the listener of its table only, until it has left', () => {
  const { out, connection } = online();
  const mine = listener(undefined);
  const other = listener(undefined);
  connection.join(tableId('another'), other);
  const leave = connection.join(table, mine);
  out.socket.say({ type: 'step', table, version: 1, now: 0 });
  leave();
  out.socket.say({ type: 'step', table, version: 2, now: 0 });
  expect(mine.heard).toEqual(['step']);
  expect(other.heard).toEqual([]);
  expect(out.socket.sent.at(-1)).toEqual({ type: 'unjoin', table });
});

test('the lobby follows its rows, and is unknown while the line is down', () => {
  const { out, connection } = online();
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
  out.socket.say({ type: 'lobby', tables: [] });
  out.socket.say({ type: 'lobby-row', row });
  out.socket.say({ type: 'lobby-row', row: { ...row, taken: 2 } });
  expect(connection.lobby.rows.value?.map(({ taken }) => taken)).toEqual([2]);
  out.socket.say({ type: 'lobby-gone', table });
  expect(connection.lobby.rows.value).toEqual([]);
  out.socket.close();
  expect(connection.lobby.rows.value).toBeUndefined();
});

test('the tables where we sit come with the lobby, and follow what changes there', () => {
  const { out, connection } = online();
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
  expect(connection.lobby.seated.value).toBeUndefined();
  out.socket.say({ type: 'seated', tables: [mine] });
  out.socket.say({ type: 'seated-row', row: other });
  expect(connection.lobby.seated.value).toEqual([other, mine]);
  const asked = { ...mine, toAct: [seat(1)], isYourTurn: true };
  out.socket.say({ type: 'seated-row', row: asked });
  expect(connection.lobby.seated.value).toEqual([other, asked]);
  out.socket.say({ type: 'seated-gone', table });
  expect(connection.lobby.seated.value).toEqual([other]);
  stop();
});

test('a line that is silent for fifteen seconds is given up, and another is opened; one that pings is not', () => {
  const { out, connection } = online();
  out.pass(14_000);
  out.socket.say({ type: 'ping', n: 1 });
  out.pass(14_999);
  expect(connection.line.value).toEqual({ type: 'online' });
  out.pass(1);
  expect(connection.line.value).toEqual({ type: 'waiting', until: out.time + 500 });
  out.pass(500);
  expect(out.sockets).toHaveLength(2);
});

test('where the browser has lost its network the line is given up at once, and what was asked is said again on the next', async () => {
  const { out, connection } = online();
  const done = connection.command(table, { type: 'start' });
  connection.hangUp();
  expect(connection.line.value).toEqual({ type: 'waiting', until: out.time + 500 });
  expect(out.sockets[0]?.isClosed).toBe(true);
  // Twice is once.
  connection.hangUp();
  out.pass(500);
  expect(out.sockets).toHaveLength(2);
  out.socket.onopen?.();
  out.socket.say(WELCOME);
  const asked = out.socket.sent.find(({ type }) => type === 'do');
  expect(asked).toMatchObject({ command: { type: 'start' } });
  out.socket.say({ type: 'done', table, id: (asked as { id: string }).id, version: 1 });
  expect(await done).toEqual({ ok: true });
});

test('an answer that never comes to the door is not waited for either', () => {
  const out = new FakeOutside();
  new Connection(out).start();
  out.pass(15_000);
  out.pass(500);
  expect(out.sockets).toHaveLength(2);
});

test('what was said too fast to be read is said again after a second, and answered', async () => {
  const { out, connection } = online();
  connection.join(table, listener(4));
  const done = connection.command(table, { type: 'start' });
  const said = out.socket.sent.length;
  out.socket.say({ type: 'error', code: 'too-fast' });
  out.pass(999);
  expect(out.socket.sent).toHaveLength(said);
  out.pass(1);
  const [again, order] = out.socket.sent.slice(said);
  expect([again, order]).toEqual([{ type: 'join', table, since: 4 }, out.socket.sent[said - 1]]);
  out.socket.say({ type: 'done', table, id: order?.type === 'do' ? order.id : '', version: 5 });
  expect(await done).toEqual({ ok: true });
});

test('a hello that was not read is said again on another line', () => {
  const out = new FakeOutside();
  const connection = new Connection(out);
  connection.start();
  out.socket.onopen?.();
  out.socket.say({ type: 'error', code: 'too-fast' });
  expect(connection.line.value.type).toBe('waiting');
  out.pass(500);
  out.socket.onopen?.();
  expect(out.sockets).toHaveLength(2);
  expect(out.socket.sent).toMatchObject([{ type: 'hello' }]);
});

test('who signs out everywhere asks with the new secret, and is done when the house says so, also after a broken line', async () => {
  const { out, connection } = online();
  const next = 'cd'.repeat(32);
  const revoked = connection.revoke(next);
  const asked = out.socket.sent.at(-1);
  expect(asked).toEqual({ type: 'revoke', id: expect.any(String), secret: next });
  out.socket.close();
  out.pass(60_000);
  out.socket.onopen?.();
  out.socket.say(WELCOME);
  expect(out.socket.sent).toContainEqual(asked);
  out.socket.say({ type: 'revoked', id: asked?.type === 'revoke' ? asked.id : '' });
  expect(await revoked).toEqual({ ok: true });
});

test('who wants to be called says so with the line, and hears what came of it', async () => {
  const { out, connection } = online();
  expect(connection.user.value).toEqual({ id: 'u', name: 'Ann' });
  out.socket.say({ ...WELCOME, callKey: 'key' });
  expect(connection.user.value).toEqual({ id: 'u', name: 'Ann', callKey: 'key' });
  const line = { endpoint: 'https://push.test/phone', p256dh: 'B', auth: 'a' };
  const answers = [connection.callMe(line), connection.callMe(line), connection.callMeNot(line.endpoint)];
  const asked = out.socket.sent.slice(-3);
  expect(asked).toMatchObject([
    { type: 'call-me', line },
    { type: 'call-me', line },
    { type: 'call-me-not', endpoint: line.endpoint },
  ]);
  const ids = asked.map((one) => ('id' in one ? one.id : ''));
  out.socket.say({ type: 'calls', id: ids[0] ?? '', are: 'on' });
  out.socket.say({ type: 'refused', id: ids[1] ?? '', code: 'no-calls' });
  out.socket.say({ type: 'calls', id: ids[2] ?? '', are: 'off' });
  expect(await Promise.all(answers)).toEqual([{ ok: true }, { ok: false, code: 'no-calls' }, { ok: true }]);
});

test('who is put out tries the other secret if there is one, and is told if there is none', () => {
  const secrets = ['cd'.repeat(32)];
  class Renewing extends FakeOutside {
    override secret = 'ab'.repeat(32);
    readonly user = 'f'.repeat(24);
    hasOtherSecret = (used: string): boolean => {
      const next = secrets.pop();
      if (used !== this.secret || next === undefined) return false;
      this.secret = next;
      return true;
    };
  }
  const out = new Renewing();
  const connection = new Connection(out);
  connection.start();
  out.socket.onopen?.();
  out.socket.say({ type: 'error', code: 'signed-out' });
  out.socket.close();
  expect(connection.line.value.type).toBe('waiting');
  out.pass(60_000);
  out.socket.onopen?.();
  expect(out.socket.sent).toEqual([
    { type: 'hello', protocol: PROTOCOL, secret: 'cd'.repeat(32), user: out.user, name: 'Ann' },
  ]);
  out.socket.say({ type: 'error', code: 'signed-out' });
  out.socket.close();
  expect(connection.line.value).toEqual({ type: 'refused', code: 'signed-out' });
});
