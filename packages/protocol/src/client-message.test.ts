import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type ClientMessage, clientMessage, EMOTES, LIMITS, parseClientMessage, type TableCommand } from './index.ts';

const table = 'abc123';
const secret = '0123456789abcdef'.repeat(4);
const order = (command: TableCommand): ClientMessage => ({ type: 'do', table, id: 'c-1', command });

/** One of each kind, by its type, so that a new kind does not compile without one. */
const commands: { readonly [Type in TableCommand['type']]: Extract<TableCommand, { type: Type }> } = {
  sit: { type: 'sit', seat: 2 },
  stand: { type: 'stand' },
  'set-ready': { type: 'set-ready', isReady: true },
  'seat-bot': { type: 'seat-bot', seat: 1, level: 'hard' },
  'set-rules': { type: 'set-rules', options: { rounds: 3 }, seats: 4, game: 'wright-brothers' },
  'clear-seat': { type: 'clear-seat', seat: 1 },
  start: { type: 'start' },
  move: { type: 'move', move: { type: 'pass' }, answers: 3, reaction: 210 },
  chat: { type: 'chat', text: 'hello', to: 'team' },
  emote: { type: 'emote', emote: 'howdy' },
  'ask-undo': { type: 'ask-undo' },
  'answer-undo': { type: 'answer-undo', isAgreed: false },
  'still-here': { type: 'still-here' },
  rematch: { type: 'rematch' },
  'show-share': { type: 'show-share', share: secret },
  comment: { type: 'comment', step: 12, text: 'Here it was lost' },
  'ask-seat': { type: 'ask-seat', seat: 1 },
  'answer-seat': { type: 'answer-seat', isAgreed: true },
  'set-watching': { type: 'set-watching', isAllowed: true, delay: LIMITS.spectatorDelay },
};
const messages: { readonly [Type in ClientMessage['type']]: Extract<ClientMessage, { type: Type }> } = {
  hello: { type: 'hello', protocol: 3, secret, name: 'Ann' },
  'set-name': { type: 'set-name', name: 'Bob' },
  'watch-lobby': { type: 'watch-lobby', search: 'duel' },
  'unwatch-lobby': { type: 'unwatch-lobby' },
  'find-match': { type: 'find-match', id: 'm1', game: 'colt-express', pace: 'live', seats: 4 },
  'leave-match': { type: 'leave-match' },
  'open-table': {
    type: 'open-table',
    id: 'o1',
    game: 'wright-brothers',
    title: 'Friday',
    options: { rounds: 3, pace: 'live', antiMash: true },
    seats: [{ type: 'me' }, { type: 'open' }, { type: 'bot', level: 'easy' }],
    isPrivate: true,
    hints: 'off',
    standIn: 'hard',
    clock: 'always',
  },
  join: { type: 'join', table, since: 0 },
  unjoin: { type: 'unjoin', table },
  shown: { type: 'shown', table, version: 7 },
  'ask-hint': { type: 'ask-hint', table, id: 'h1' },
  'ask-seen': { type: 'ask-seen', table, id: 's1' },
  revoke: { type: 'revoke', id: 'r1', secret },
  'subscribe-push': {
    type: 'subscribe-push',
    id: 'm1',
    subscription: { endpoint: 'https://web.push.apple.com/x', p256dh: `B${'x'.repeat(86)}`, auth: 'x'.repeat(22) },
  },
  'unsubscribe-push': { type: 'unsubscribe-push', id: 'm2', endpoint: 'https://web.push.apple.com/x' },
  do: { type: 'do', table, id: 'c1', command: commands.start },
  pong: { type: 'pong', n: 5 },
};

test.each([...Object.values(messages), ...Object.values(commands).map(order)])('%j is understood', (message) => {
  expect(parseClientMessage(JSON.stringify(message))).toEqual({ ok: true, message });
});

test.each(Object.values(messages))('a field that nobody knows is refused, and one that is missing: %j', (message) => {
  expect(parseClientMessage(JSON.stringify({ ...message, extra: 1 }))).toMatchObject({ ok: false, at: 'extra' });
  const needed = Object.keys(message).filter(
    (key) => !['type', 'since', 'name', 'title', 'options', 'hints', 'standIn', 'clock', 'search'].includes(key),
  );
  for (const key of message.type === 'set-name' ? ['name'] : needed) {
    const { [key]: _, ...rest } = message as Record<string, unknown>;
    expect(parseClientMessage(JSON.stringify(rest))).toMatchObject({ ok: false, code: 'malformed-message', at: key });
  }
});

test.each([
  ['', 'not-json', ''],
  ['{', 'not-json', ''],
  ['{"type":"fly"}', 'unknown-message', 'type'],
  ['{}', 'unknown-message', 'type'],
  ['[]', 'unknown-message', 'type'],
  ['{"type":"__proto__"}', 'unknown-message', 'type'],
  ['{"type":"hello","protocol":3,"secret":"short"}', 'malformed-message', 'secret'],
  ['{"type":"hello","protocol":4,"passport":"of a later kind"}', 'wrong-protocol', ''],
  ['{"type":"join","table":"../etc/passwd"}', 'malformed-message', 'table'],
  ['{"type":"join","table":"abc123","since":-1}', 'malformed-message', 'since'],
  ['{"type":"do","table":"abc123","id":"a b","command":{"type":"start"}}', 'malformed-message', 'id'],
  ['{"type":"do","table":"abc123","id":"a","command":{"type":"win"}}', 'malformed-message', 'command.type'],
  ['{"type":"do","table":"abc123","id":"a","command":{"type":"sit","seat":16}}', 'malformed-message', 'command.seat'],
  ['{"type":"do","table":"abc123","id":"a","command":{"type":"sit","seat":0.5}}', 'malformed-message', 'command.seat'],
  [
    '{"type":"do","table":"abc123","id":"a","command":{"type":"emote","emote":"dance"}}',
    'malformed-message',
    'command.emote',
  ],
  ['{"type":"pong","n":1e999}', 'malformed-message', 'n'],
  ['{"type":"shown","table":"abc123","version":-1}', 'malformed-message', 'version'],
  ['{"type":"shown","table":"abc123","version":0.5}', 'malformed-message', 'version'],
  ['{"type":"shown","table":"../x","version":1}', 'malformed-message', 'table'],
])('%s is refused as %s at %j', (text, code, at) => {
  expect(parseClientMessage(text)).toEqual({ ok: false, code, at });
});

test('what is not an object has no type', () => {
  for (const text of ['7', '"x"', 'null', 'true']) {
    expect(parseClientMessage(text)).toMatchObject({ ok: false });
  }
});

test('every limit holds at its edge and not beyond', () => {
  const ok = (command: TableCommand) => parseClientMessage(JSON.stringify(order(command))).ok;
  const watching = (delay: number) => ok({ type: 'set-watching', isAllowed: true, delay });
  expect([watching(LIMITS.spectatorDelay), watching(LIMITS.spectatorDelay + 1)]).toEqual([true, false]);
  const chat = (length: number) => ok({ type: 'chat', text: 'x'.repeat(length) });
  expect([chat(2000), chat(2001)]).toEqual([true, false]);
  const seats = (length: number) =>
    parseClientMessage(
      JSON.stringify({ ...messages['open-table'], seats: Array.from({ length }, () => ({ type: 'open' })) }),
    ).ok;
  expect([seats(0), seats(1), seats(16), seats(17)]).toEqual([false, true, true, false]);
  const id = (length: number) => parseClientMessage(JSON.stringify({ ...messages.do, id: 'i'.repeat(length) })).ok;
  expect([id(0), id(1), id(40), id(41)]).toEqual([false, true, true, false]);
  for (const emote of EMOTES) expect(ok({ type: 'emote', emote })).toBe(true);
});

test('all that fits the limits of its own fits into a message', () => {
  const chat = order({ type: 'chat', text: 'я'.repeat(2000) });
  expect(new TextEncoder().encode(JSON.stringify(chat)).length).toBeLessThanOrEqual(LIMITS.messageBytes);
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseClientMessage(text).ok).toBe(false);
    }),
  );
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(messages)), (value, type) => {
      const message = typeof value === 'object' && value !== null ? { ...value, type } : value;
      expect(typeof parseClientMessage(JSON.stringify(message)).ok).toBe('boolean');
    }),
  );
});

test('a move is read by hand just as the schema reads it', () => {
  const odd = fc.oneof(fc.constantFrom('do', 'move', 'abc123', 'c1', '', 'É', null, true, 1.5, -1), fc.object());
  const fields = (names: readonly string[]) =>
    fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 2 }).map((changes) => changes as object);
  const inner = fields(['type', 'move', 'answers', 'reaction', 'seat', 'toString']);
  const outer = fields(['type', 'table', 'id', 'command', 'x']);
  fc.assert(
    fc.property(inner, outer, fc.boolean(), (changed, around, isWhole) => {
      const command = { type: 'move', ...(isWhole ? commands.move : { move: 'pass' }), ...changed };
      const text = JSON.stringify({ type: 'do', table, id: 'c1', command, ...around });
      const schema = v.safeParse(clientMessage, JSON.parse(text), { abortEarly: true });
      const read = parseClientMessage(text);
      expect(read.ok).toBe(schema.success);
      if (read.ok) expect(read.message).toEqual(schema.output);
    }),
    { numRuns: 3000 },
  );
  const hostile = `{"type":"do","table":"abc123","id":"c1","command":{"type":"move","move":1,"__proto__":{"x":1}}}`;
  expect(parseClientMessage(hostile)).toMatchObject({ ok: false });
});

test('a program may say of itself that it is one, and nothing else', () => {
  const sit = (isBot: unknown) => parseClientMessage(JSON.stringify(order({ type: 'sit', seat: 1, isBot } as never)));
  expect(sit(true)).toMatchObject({ ok: true, message: { command: { isBot: true } } });
  expect(sit(false)).toMatchObject({ ok: false, at: 'command.isBot' });
});
