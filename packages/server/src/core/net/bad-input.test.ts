import { LIMITS, PROTOCOL, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { settle } from '../../testing/fake-clock.ts';
import { openTestServer } from '../../testing/memory-server.ts';

const secret = 'cd'.repeat(32);

async function welcomed() {
  const server = await openTestServer();
  const ann = server.connect();
  await ann.hello('Ann');
  return { ...server, ann };
}

test.each([
  ['what is no JSON', 'hello', { code: 'not-json' }],
  ['nothing', '', { code: 'not-json' }],
  ['a number', '7', { code: 'malformed-message' }],
  ['nothing at all', 'null', { code: 'malformed-message' }],
  ['a message of no known type', '{"type":"fold"}', { code: 'unknown-message', at: 'type' }],
  ['a message without a type', '{}', { code: 'unknown-message', at: 'type' }],
  ['a field too many', '{"type":"watch-lobby","x":1}', { code: 'malformed-message', at: 'x' }],
  ['a field too few', '{"type":"join"}', { code: 'malformed-message', at: 'table' }],
  ['an odd table', '{"type":"join","table":"../../etc"}', { code: 'malformed-message', at: 'table' }],
  [
    'a version that is a word',
    '{"type":"shown","table":"abcdef","version":"last"}',
    { code: 'malformed-message', at: 'version' },
  ],
  ['a prototype', '{"type":"__proto__"}', { code: 'unknown-message', at: 'type' }],
  [
    'a level that is none',
    '{"type":"do","table":"abcdef","id":"a","command":{"type":"seat-bot","seat":1,"level":"god"}}',
    { code: 'malformed-message', at: 'command.level' },
  ],
])('%s gets an error, and the connection stays open', async (_, text, error) => {
  const { ann } = await welcomed();
  const answer = ann.next('error');
  ann.sendRaw(text);
  expect(await answer).toMatchObject({ type: 'error', ...error });
  expect(await ann.open()).toMatch(/^[a-z0-9]+$/);
});

test.each(['a', 'ж', '☆', '😀'])('a message that is too large gets an error and is not read: %s', async (sign) => {
  const { ann } = await welcomed();
  const frame = JSON.stringify({ type: 'set-name', name: '' }).length;
  const most = Math.floor((LIMITS.messageBytes - frame) / Buffer.byteLength(sign));
  const tooLarge = { type: 'error', code: 'message-too-large' };
  for (const more of [0, 1]) {
    const answer = ann.next('error');
    ann.sendRaw(JSON.stringify({ type: 'set-name', name: sign.repeat(most + more) }));
    // A message that just fits is read; its name is invalid.
    if (more === 0) expect(await answer).not.toEqual(tooLarge);
    else expect(await answer).toEqual(tooLarge);
  }
});

test('messages before hello, a second hello and another protocol version get errors', async () => {
  const { connect } = await openTestServer();
  const bob = connect();
  const early = bob.next('error');
  bob.send({ type: 'watch-lobby' });
  expect(await early).toEqual({ type: 'error', code: 'hello-first' });
  await bob.hello();
  const again = bob.next('error');
  bob.send({ type: 'hello', protocol: PROTOCOL, secret });
  expect(await again).toEqual({ type: 'error', code: 'hello-twice' });

  for (const protocol of [PROTOCOL - 1, PROTOCOL + 1]) {
    const other = connect();
    const wrong = other.next('error');
    other.send({ type: 'hello', protocol, secret });
    expect(await wrong).toEqual({ type: 'error', code: 'wrong-protocol' });
    await settle();
    expect(other.isClosed).toBe(true);
  }

  const newer = connect();
  const other = newer.next('error');
  newer.sendRaw(JSON.stringify({ type: 'hello', protocol: PROTOCOL + 1, passport: 'of a later kind' }));
  expect(await other).toEqual({ type: 'error', code: 'wrong-protocol' });
  await settle();
  expect(newer.isClosed).toBe(true);
});

test('messages sent right after hello wait for the welcome', async () => {
  const { connect } = await openTestServer();
  const bob = connect();
  const lobby = bob.next('lobby');
  bob.send({ type: 'hello', protocol: PROTOCOL, secret });
  bob.send({ type: 'watch-lobby' });
  expect(await lobby).toEqual({ type: 'lobby', tables: [] });
  expect(bob.inbox[0]).toMatchObject({ type: 'welcome' });
});

test.each([
  ['<b>Ann</b>', '<b>Ann</b>'],
  ['  Ann \u0007\u202e\n Oakley ', 'Ann Oakley'],
  ['x'.repeat(200), 'x'.repeat(LIMITS.nameLength)],
])('a name is cleaned: %j', async (given, name) => {
  const { connect } = await openTestServer();
  const ann = connect();
  expect((await ann.hello(given)).name).toBe(name);
});

test('a name of 10,000 characters and an empty one are refused', async () => {
  const { ann } = await welcomed();
  const error = ann.next('error');
  ann.send({ type: 'set-name', name: 'x'.repeat(1000) });
  expect(await error).toMatchObject({ code: 'malformed-message', at: 'name' });
  const kept = ann.next('welcome');
  ann.send({ type: 'set-name', name: ' \u200b ' });
  expect((await kept).name).toBe('Ann');
});

test('a client that is too fast gets an error once a second, and its messages are ignored', async () => {
  const { ann, clock } = await welcomed();
  const before = ann.inbox.length;
  for (let i = 0; i < LIMITS.burst + 100; i++) ann.send({ type: 'watch-lobby' });
  await settle();
  const got = ann.inbox.slice(before);
  expect(got.filter(({ type }) => type === 'lobby').length).toBeLessThanOrEqual(LIMITS.burst);
  expect(got.filter((message) => message.type === 'error')).toEqual([{ type: 'error', code: 'too-fast' }]);
  await clock.pass(1000);
  expect(await ann.open()).toBeDefined();
});

test('chat has a limit of its own', async () => {
  const { ann } = await welcomed();
  const table = await ann.open();
  await ann.join(table);
  const answers = [];
  for (let i = 0; i < LIMITS.chatBurst + 1; i++)
    answers.push(await ann.order(table, { type: 'emote', emote: 'howdy' }));
  expect(answers.map(({ type }) => type)).toEqual([
    ...Array.from({ length: LIMITS.chatBurst }, () => 'done'),
    'refused',
  ]);
  expect(answers.at(-1)).toMatchObject({ code: 'too-fast', table });
});

test('a client that sends only invalid messages is disconnected', async () => {
  const { ann, clock } = await welcomed();
  for (let i = 0; i < 60 && !ann.isClosed; i++) {
    ann.sendRaw('nonsense');
    await clock.pass(100);
  }
  expect(ann.isClosed).toBe(true);
});

test('the connections of an address are limited, and other addresses have their own limit', async () => {
  const { connect } = await openTestServer();
  const many = Array.from({ length: LIMITS.connectionsPerAddress }, () => connect());
  const one = connect();
  expect(await one.next('error')).toEqual({ type: 'error', code: 'too-many-connections' });
  await settle();
  expect(one.isClosed).toBe(true);
  expect((await connect(undefined, '192.0.2.2').hello('Far')).name).toBe('Far');
  many[0]?.close();
  expect((await connect().hello('Next')).name).toBe('Next');
});

test('the open tables of a user are limited', async () => {
  const { ann } = await welcomed();
  const opened = await Promise.allSettled(Array.from({ length: LIMITS.tablesPerUser + 3 }, () => ann.open()));
  const refused = opened.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(refused).toEqual(Array.from({ length: 3 }, () => 'Error: refused: too-many-tables'));
});

test('the same request twice at once opens one table', async () => {
  const { ann, store, server } = await welcomed();
  const [one, two] = await Promise.all([ann.open({ id: 'same' }), ann.open({ id: 'same' })]);
  expect(two).toBe(one);
  expect(server.tables.size).toBe(1);
  await ann.join(one);
  const entries = (await store.entries(one)).map((body) => JSON.parse(body).type);
  expect(entries).toEqual(['opened', 'came']);
  expect(await ann.order(one, { type: 'set-ready', isReady: true })).toMatchObject({ type: 'done' });
});

const nine = Array.from({ length: 9 }, () => ({ type: 'open' }) as const);
const refusedTables: [string, Parameters<TestClient['open']>[0], string, string][] = [
  ['no such game', { game: 'poker' }, 'no-such-game', 'game'],
  ['options that are none', { options: { rounds: 99 } }, 'bad-options', 'options.rounds'],
  ['too many seats', { seats: nine }, 'bad-seats', 'seats'],
  ['two seats for one', { seats: [{ type: 'me' }, { type: 'me' }] }, 'bad-seats', 'seats'],
];
test.each(refusedTables)(
  'a table with %s is refused, and the refusal names the field',
  async (_, request, code, at) => {
    const { ann, server } = await welcomed();
    await expect(ann.open(request)).rejects.toThrow(code);
    expect(ann.inbox.at(-1)).toEqual({ type: 'refused', id: expect.any(String), code, at });
    expect(server.tables.size).toBe(0);
  },
);

test('invalid options are refused, and the refusal names the field', async () => {
  const { ann } = await welcomed();
  const table = await ann.open({ seats: [{ type: 'me' }, { type: 'open' }] });
  await ann.join(table);
  const asked = { type: 'set-rules', options: { rounds: 99 }, seats: 2 } as const;
  const refused = { type: 'refused', table, id: 'r1', code: 'bad-options', at: 'options.rounds' };
  expect(await ann.order(table, asked, 'r1')).toEqual(refused);
  expect(await ann.order(table, { ...asked, options: {}, seats: 9 }, 'r2')).toMatchObject({
    code: 'bad-seats',
    at: 'seats',
  });
});

test('commands to a missing table, or to one that was not joined, are refused', async () => {
  const { ann, connect } = await welcomed();
  const gone = ann.next('gone');
  ann.send({ type: 'join', table: tableId('nowhere1') });
  expect(await gone).toEqual({ type: 'gone', table: 'nowhere1', code: 'no-such-table' });
  const table = await ann.open();
  const bob = connect();
  await bob.hello('Bob');
  expect(await bob.order(table, { type: 'sit', seat: 1 })).toMatchObject({ type: 'refused', code: 'not-joined' });
});

test('moves for another seat, out of turn or invalid are refused, and nobody else notices', async () => {
  const { ann, connect, clock } = await welcomed();
  const [bob, cal] = [connect(), connect()];
  await bob.hello('Bob');
  await cal.hello('Cal');
  const table = await ann.open();
  for (const one of [ann, bob, cal]) await one.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  await ann.order(table, { type: 'start' });
  await clock.pass(10);
  const [active, other] = ann.table(table).offer.questions.pass === undefined ? [bob, ann] : [ann, bob];
  const views = [ann, bob, cal].map((one) => JSON.stringify(one.table(table)));
  const answers = other.table(table).offer.questions.pass ?? active.table(table).offer.questions.pass;
  const tries = [
    [cal, { type: 'move', move: { type: 'pass' }, answers }, 'not-seated'],
    [other, { type: 'move', move: { type: 'pass' }, answers }, 'NOT_YOUR_TURN'],
    [active, { type: 'move', move: { type: 'pass' }, answers: (answers ?? 0) + 1 }, 'STALE_TURN'],
    [active, { type: 'move', move: { type: 'win' } }, 'malformed-move'],
    [active, { type: 'move', move: null }, 'malformed-move'],
    [cal, { type: 'start' }, 'not-host'],
    [cal, { type: 'clear-seat', seat: 0 }, 'not-host'],
    [cal, { type: 'sit', seat: 0 }, 'already-started'],
    [cal, { type: 'set-watching', isAllowed: false, delay: 0 }, 'not-host'],
    [ann, { type: 'chat', text: ' \u200b ' }, 'empty-text'],
  ] as const;
  for (const [who, command, code] of tries) {
    const { answers: number, ...plain } = { answers: undefined, ...command };
    const whole = number === undefined ? plain : { ...plain, answers: number };
    expect(await who.order(table, whole as Parameters<typeof who.order>[1])).toMatchObject({
      type: 'refused',
      code,
      table,
    });
  }
  expect([ann, bob, cal].map((one) => JSON.stringify(one.table(table)))).toEqual(views);
});
