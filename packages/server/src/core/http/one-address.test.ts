import { randomBytes } from 'node:crypto';
import { findGame } from '@saloon/catalog';
import type { ClientMessage, TableCommand } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { settle } from '../../testing/fake-clock.ts';
import { openTestServer } from '../../testing/memory-server.ts';
import { realServer } from '../../testing/real-server.ts';
import { routesOf } from '../../testing/route-list.ts';
import { Visitor } from '../../testing/visitor.ts';
import { COMMAND_COSTS, MESSAGE_COSTS, STORED } from '../limits/stored-costs.ts';
import { runOne } from '../store/shared-sql.ts';
import type { Store } from '../store/store.ts';

/** What one address may store here at once; in a second it gets back half a point. */
const BUDGET = 24;
/** Rows that one point may bring: a new account is a user and a person, and so on. */
const ROWS_A_POINT = 3;
const secret = () => randomBytes(32).toString('hex');
const today = new Date().toISOString().slice(0, 10);

/** Every route that stores something, with a body that it accepts or refuses for another reason than its form. */
const BODIES: Readonly<Record<string, (table: string) => unknown>> = {
  'PATCH /api/me': () => ({ isPrivate: true }),
  'PUT /api/me/handle': () => ({ handle: `x${randomBytes(6).toString('hex')}` }),
  'POST /api/me/recovery': () => undefined,
  'POST /api/recover': () => ({ code: 'x', secret: secret() }),
  'POST /api/me/passkeys/options': () => undefined,
  'POST /api/me/passkeys': () => ({ response: {}, name: 'x' }),
  'PATCH /api/me/passkeys/:id': () => ({ name: 'x' }),
  'POST /api/sign-in/options': () => undefined,
  'POST /api/sign-in': () => ({ response: {}, secret: secret() }),
  'POST /api/me/links': () => undefined,
  'POST /api/me/links/:code': () => ({ isConfirmed: true }),
  'POST /api/me/stay': () => undefined,
  'POST /api/friends': () => ({ handle: 'nobody' }),
  'POST /api/friends/:user/invite': (table) => ({ table }),
  'POST /api/blocks': () => ({ user: randomBytes(12).toString('hex'), isBlocked: true }),
  'POST /api/mutes': () => ({ user: randomBytes(12).toString('hex'), isMuted: true }),
  'POST /api/reports': (table) => ({ table, seat: 0, reason: 'spam', note: 'x'.repeat(500) }),
  'POST /api/problems': (table) => ({ table, screen: 'x'.repeat(20_000), page: '/', version: '1', note: '' }),
  'PUT /api/tables/:table/webhook': () => ({ url: 'https://discord.com/x', shape: 'discord', lang: 'en' }),
  'POST /api/daily/:game': () => ({ day: today }),
  'POST /api/challenges': () => ({ file: 'x'.repeat(100_000) }),
  'POST /api/challenges/:id/play': () => undefined,
  'POST /api/me/puzzles': () => ({ game: 'colt-express', id: 'x', move: {}, day: 1 }),
  'POST /api/tournaments': () => ({
    title: 'Cup',
    game: 'bang-duel',
    options: {},
    seats: 2,
    format: 'swiss',
    rounds: 1,
    size: 8,
    startsAt: Date.now() + 3_600_000,
    waitMinutes: 1,
    roundMinutes: 60,
  }),
  'PUT /api/tournaments/:id/me': () => undefined,
  'POST /api/tournaments/:id/back': () => undefined,
  'POST /api/tournaments/:id/start': () => undefined,
};

/** The rows of all tables together. */
async function rowsOf({ query }: Pick<Store, 'query'>): Promise<number> {
  const tables = await runOne(
    query,
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  );
  let sum = 0;
  for (const { name } of tables) sum += Number((await runOne(query, `SELECT count(*) AS n FROM ${name}`))[0]?.n);
  return sum;
}

test('one address with a new name for each request stores no more than its budget, on any route', async () => {
  const first = await realServer({ host: 'localhost' });
  const storing = (await routesOf(first.parts)).filter(({ stores }) => stores > 0);
  const names = storing.map(({ method, url }) => `${method} ${url}`);
  expect(names.filter((name) => BODIES[name] === undefined)).toEqual([]);
  expect(names.length).toBeGreaterThan(20);
  for (const { method, url, stores } of storing) {
    const burst = Math.max(BUDGET, 2.5 * stores);
    const server = await realServer({ host: 'localhost', limits: { storedBurst: burst } });
    const { store } = server.parts;
    const host = await openTestServer({ store, limits: { addressFactor: 1e6 } });
    const ann = host.connect();
    await ann.hello('Ann');
    const table = await ann.open();
    const before = await rowsOf(store);
    const path = url.replace(':game', 'colt-express').replace(':table', table).replace(/:\w+/g, 'abc123');
    const answers: number[] = [];
    const started = performance.now();
    const AT_ONCE = 10;
    const enough = Math.ceil((1.2 * burst) / stores / AT_ONCE) + 1;
    for (let i = 0; i < enough; i++) {
      const one = async () => (await new Visitor(server).ask(method, path, BODIES[`${method} ${url}`]?.(table))).status;
      answers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, one))));
    }
    const budget = burst + (performance.now() - started) / 2000 + 1;
    const paid = stores * answers.filter((status) => status !== 429).length;
    expect(paid, `${method} ${url} costs ${stores}: ${answers.join(' ')}`).toBeLessThanOrEqual(budget);
    expect(answers, `${method} ${url}`).toContain(429);
    expect((await rowsOf(store)) - before, `${method} ${url}`).toBeLessThanOrEqual(ROWS_A_POINT * budget);
  }
}, 240_000);

test('accounts, deals and tables cost more than other requests', async () => {
  const server = await realServer({ host: 'localhost', limits: { storedBurst: 100, storedPerSecond: 0 } });
  const statuses = async (ask: (visitor: Visitor) => ReturnType<Visitor['ask']>) => {
    const got = [];
    for (let i = 0; i < 20; i++) got.push((await ask(new Visitor(server))).status);
    return got.filter((status) => status === 200).length;
  };
  const handle = () => ({ handle: `x${randomBytes(6).toString('hex')}` });
  expect(await statuses((visitor) => visitor.ask('PUT', '/api/me/handle', handle()))).toBe(
    Math.floor(100 / (STORED.account + STORED.little)),
  );
  const other = await realServer({ host: 'localhost', limits: { storedBurst: 100, storedPerSecond: 0 } });
  let deals = 0;
  for (let i = 0; i < 20; i++) {
    const { status } = await new Visitor(other).ask('POST', '/api/daily/colt-express', { day: today });
    if (status === 200) deals += 1;
  }
  expect(deals).toBe(Math.floor(100 / (STORED.table + STORED.little)));
});

test('a deal counts among the open tables of its address', async () => {
  const server = await realServer({ host: 'localhost', limits: { tablesPerAddress: 2 } });
  const codes = [];
  for (let i = 0; i < 3; i++) {
    const { status, body } = await new Visitor(server).ask('POST', '/api/daily/colt-express', { day: today });
    codes.push(body.code ?? status);
  }
  expect(codes).toEqual([200, 200, 'too-many-tables']);
});

const COMMANDS: { readonly [K in keyof typeof COMMAND_COSTS]: TableCommand } = {
  move: { type: 'move', move: { type: 'pass' } },
  sit: { type: 'sit', seat: 0 },
  stand: { type: 'stand' },
  'set-ready': { type: 'set-ready', isReady: true },
  'seat-bot': { type: 'seat-bot', seat: 0, level: 'easy' },
  'clear-seat': { type: 'clear-seat', seat: 0 },
  'set-rules': { type: 'set-rules', options: {}, seats: 2 },
  start: { type: 'start' },
  chat: { type: 'chat', text: 'Howdy' },
  emote: { type: 'emote', emote: 'howdy' },
  'ask-undo': { type: 'ask-undo' },
  'answer-undo': { type: 'answer-undo', isAgreed: true },
  'still-here': { type: 'still-here' },
  'ask-seat': { type: 'ask-seat', seat: 0 },
  'answer-seat': { type: 'answer-seat', isAgreed: true },
  rematch: { type: 'rematch' },
  'show-share': { type: 'show-share', share: 'ab'.repeat(32) },
  comment: { type: 'comment', step: 0, text: 'Howdy' },
  'set-watching': { type: 'set-watching', isAllowed: true, delay: 0 },
};

const MESSAGES: Partial<Record<keyof typeof MESSAGE_COSTS, (id: string) => ClientMessage>> = {
  'set-name': () => ({ type: 'set-name', name: randomBytes(4).toString('hex') }),
  'open-table': (id) => ({
    type: 'open-table',
    id,
    game: 'bang-duel',
    isPrivate: true,
    seats: [{ type: 'me' }, { type: 'bot', level: 'easy' }],
  }),
  'find-match': (id) => ({ type: 'find-match', id, game: 'bang-duel', pace: 'live', seats: 2 }),
  revoke: (id) => ({ type: 'revoke', id, secret: secret() }),
  'subscribe-push': (id) => ({
    type: 'subscribe-push',
    id,
    subscription: { endpoint: 'https://push.test/x', p256dh: `B${'x'.repeat(86)}`, auth: 'x'.repeat(22) },
  }),
};

test('one address with a new name for each command has no more of them accepted than its budget pays for', async () => {
  expect(findGame('bang-duel')).toBeDefined();
  const paying = Object.entries(MESSAGE_COSTS).filter(([type, cost]) => cost > 0 || type === 'open-table');
  expect(paying.map(([type]) => type).filter((type) => !(type in MESSAGES))).toEqual([]);
  const SMALL = STORED.table;
  const given = {
    storedBurst: SMALL,
    storedPerSecond: 0,
    connectionsPerAddress: 1e6,
    joinBurst: 1e6,
    connectionsPerTable: 1e6,
    watcherBurst: 1e6,
    watcherTalkBurst: 1e6,
    workBurst: 1e6,
  };
  for (const [type, command] of Object.entries(COMMANDS)) {
    const { connect, server } = await openTestServer({ limits: given });
    const ann = connect(undefined, '192.0.2.2');
    await ann.hello('Ann');
    const table = await ann.open();
    const cost = COMMAND_COSTS[command.type];
    // What goes on in a running game may overdraw the budget by as much again.
    const most = Math.floor((2 * SMALL) / cost + 1e-6);
    let heard = 0;
    for (let i = 0; i < most + 5; i++) {
      const one = connect();
      await one.hello(`Guest ${i}`);
      await one.join(table);
      const answer = await one.order(table, command);
      if (!('code' in answer && answer.code === 'too-fast')) heard += 1;
      one.close();
    }
    expect(heard, type).toBeLessThanOrEqual(most);
    await server.stop();
  }
  for (const [type, message] of Object.entries(MESSAGES)) {
    const { connect, server } = await openTestServer({ limits: { ...given, storedBurst: 2 * STORED.table } });
    const cost = type === 'open-table' ? STORED.table : MESSAGE_COSTS[type as keyof typeof MESSAGE_COSTS];
    const most = (2 * STORED.table) / cost;
    let refused = 0;
    for (let i = 0; i < most + 3; i++) {
      const one = connect();
      await one.hello(`Guest ${i}`);
      one.send(message(`m${i}`));
      await settle();
      if (one.inbox.some((heard) => 'code' in heard && heard.code === 'too-fast')) refused += 1;
      one.close();
    }
    expect(refused, type).toBe(3);
    await server.stop();
  }
}, 60_000);
