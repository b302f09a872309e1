import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOURNAMENT_LIMITS } from '@saloon/protocol';
import { describe, expect, test } from 'vitest';
import { MANY_PEOPLE, SERVER_LIMITS } from '../../limits.ts';
import { runOne } from '../../store/shared-sql.ts';
import { describePostgres, testDatabase } from '../../testing/postgres/shared-postgres.ts';
import { bearer, realServer } from '../../testing/real-server.ts';
import { guestOf, tableOfTwo } from '../../testing/table-of-two.ts';
import type { Reply } from '../../testing/visitor.ts';

const AT_ONCE = 10;
const TIMES = Array.from({ length: AT_ONCE }, (_, i) => i);
const HEX = (digit: string, length: number) => digit.repeat(length);

type World = Awaited<ReturnType<typeof openWorld>>;
type Asked = { readonly path?: string; readonly body?: unknown; readonly as?: 'operator' };
/** What the ten requests ask, and what must hold afterwards. */
type Recipe = {
  readonly ask: (world: World, i: number) => Asked | Promise<Asked>;
  readonly holds?: (world: World, replies: readonly Reply[]) => void | Promise<void>;
};

/** Every route that writes, from the source: one without a recipe fails the test below. */
const routes = globSync('**/*.ts', { cwd: join(import.meta.dirname, '..', '..') })
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('testing/'))
  .flatMap((file) => [
    ...readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8').matchAll(
      /(?:routes\.(?:user|open)|add)\(\s*'(POST|PUT|PATCH|DELETE)',\s*'([^']+)'/g,
    ),
  ])
  .map(([, method, path]) => `${method} ${path}`);

async function openWorld(database?: { readonly url: string; readonly name: string }) {
  const limits = { ...SERVER_LIMITS, ...MANY_PEOPLE };
  const server = await realServer({ host: 'localhost', limits, ...(database === undefined ? {} : { database }) });
  const { ann, bob, table } = await tableOfTwo(server);
  const cal = await guestOf(server, 'Cal');
  const ids: string[] = [];
  for (const [one, handle] of [
    [ann, 'annie'],
    [bob, 'bobby'],
    [cal, 'calamity'],
  ] as const) {
    const kept = await one.visitor.ask('PUT', '/api/me/handle', { handle });
    ids.push(String((kept.body as { user?: unknown }).user));
  }
  const { store, clock } = server.parts;
  const count = async (text: string, ...values: readonly string[]) =>
    Number((await runOne(store.query, text, ...values))[0]?.n);
  const setup = (i: number) => ({
    ...{ title: `Cup ${i}`, game: 'bang-duel', options: {}, seats: 2, format: 'swiss', rounds: 2, size: 4 },
    ...{ startsAt: clock.wall() + 3_600_000, waitMinutes: 1, roundMinutes: 30 },
  });
  return { server, ann: ann.visitor, bob: bob.visitor, cal: cal.visitor, table, ids, count, setup };
}

const cupOf = async ({ ann, setup }: World): Promise<string> =>
  String((await ann.ask('POST', '/api/tournaments', setup(99))).body.id);
const succeeded = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 200).length;
const nothing: Recipe = { ask: () => ({}) };
const atBob: Recipe['ask'] = ({ ids }) => ({ path: `/api/friends/${ids[1]}` });
const operator = (path: string, body?: unknown): Asked => ({
  path,
  as: 'operator',
  ...(body === undefined ? {} : { body }),
});

const RECIPES: Readonly<Record<string, Recipe>> = {
  'POST /api/tournaments': {
    ask: ({ setup }, i) => ({ body: setup(i) }),
    async holds({ count }, replies) {
      expect(succeeded(replies)).toBe(TOURNAMENT_LIMITS.perHost);
      expect(await count('SELECT count(*) AS n FROM tournaments')).toBe(TOURNAMENT_LIMITS.perHost);
    },
  },
  'PUT /api/tournaments/:id/me': {
    ask: async (world, i) => ({ path: `/api/tournaments/${i === 0 ? await cupOf(world) : await lastCup(world)}/me` }),
    async holds({ count }) {
      expect(await count('SELECT count(*) AS n FROM tournament_players')).toBe(1);
    },
  },
  'DELETE /api/tournaments/:id/me': {
    ask: async (world, i) => ({ path: `/api/tournaments/${i === 0 ? await cupOf(world) : await lastCup(world)}/me` }),
    async holds({ count }) {
      expect(await count('SELECT count(*) AS n FROM tournament_players')).toBe(0);
    },
  },
  'POST /api/tournaments/:id/back': nothing,
  'POST /api/tournaments/:id/start': nothing,
  'DELETE /api/tournaments/:id': {
    ask: async (world, i) => ({ path: `/api/tournaments/${i === 0 ? await cupOf(world) : await lastCup(world)}` }),
    async holds({ count }, replies) {
      expect(succeeded(replies)).toBeGreaterThan(0);
      expect(await count("SELECT count(*) AS n FROM tournaments WHERE phase = 'canceled'")).toBe(1);
    },
  },
  'POST /api/me/puzzles': nothing,
  'POST /api/challenges': { ask: ({ table }) => ({ body: { table } }) },
  'POST /api/challenges/:id/play': nothing,
  'POST /api/daily/:game': {
    ask: ({ server }) => ({
      path: '/api/daily/bang-duel',
      body: { day: new Date(server.parts.clock.wall()).toISOString().slice(0, 10) },
    }),
    async holds({ count }, replies) {
      expect(new Set(replies.map(({ body }) => body.table)).size).toBe(1);
      expect(await count('SELECT count(*) AS n FROM daily_attempts')).toBe(1);
    },
  },
  'POST /api/admin/reports/:id/close': {
    ask: () => operator('/api/admin/reports/nobody/close', { outcome: 'Warned' }),
  },
  'POST /api/admin/people/:user/suspend': {
    ask: ({ ids }) => operator(`/api/admin/people/${ids[1]}/suspend`, { hours: 1, reason: 'Insults' }),
    async holds({ count }, replies) {
      expect(succeeded(replies)).toBe(AT_ONCE);
      expect(await count('SELECT count(*) AS n FROM rulings')).toBe(1);
    },
  },
  'POST /api/admin/people/:user/lift': { ask: ({ ids }) => operator(`/api/admin/people/${ids[1]}/lift`) },
  'PUT /api/admin/announcement': {
    ask: (_world, i) => operator('/api/admin/announcement', { text: `Noon ${i}` }),
    async holds({ server, count }) {
      const { announcement } = server.parts.people.notices;
      expect(await count('SELECT count(*) AS n FROM notices WHERE body = $1', announcement)).toBe(1);
    },
  },
  'PUT /api/admin/words': { ask: () => operator('/api/admin/words', { text: 'varmint' }) },
  'POST /api/admin/tables/:table/close': { ask: ({ table }) => operator(`/api/admin/tables/${table}/close`) },
  'POST /api/admin/admins': {
    ask: () => operator('/api/admin/admins', { handle: 'bobby', isAdmin: true }),
    async holds({ count }) {
      expect(await count('SELECT count(*) AS n FROM admins')).toBe(1);
    },
  },
  'PATCH /api/me': { ask: () => ({ body: { showsOnline: false } }) },
  'PUT /api/me/handle': {
    ask: (_world, i) => ({ body: { handle: `annie${i}` } }),
    async holds({ count }) {
      expect(await count('SELECT count(*) AS n FROM people')).toBe(3);
    },
  },
  'DELETE /api/me/devices/:id': nothing,
  'POST /api/me/recovery': {
    ask: () => ({}),
    async holds({ count }) {
      expect(await count('SELECT count(*) AS n FROM recovery_codes')).toBe(1);
    },
  },
  'POST /api/recover': {
    async ask({ ann }, i) {
      if (i === 0) codes.set(ann.secret, String((await ann.ask('POST', '/api/me/recovery')).body.code));
      return { body: { code: codes.get(ann.secret), secret: HEX(String(i), 64) } };
    },
    holds(_world, replies) {
      expect(succeeded(replies)).toBe(1);
    },
  },
  'POST /api/friends': {
    ask: () => ({ body: { handle: 'bobby' } }),
    async holds({ count }) {
      expect(await count("SELECT count(*) AS n FROM ties WHERE kind = 'asked'")).toBe(1);
    },
  },
  'DELETE /api/friends/:user': { ask: atBob },
  'POST /api/friends/:user/invite': nothing,
  'POST /api/blocks': {
    ask: ({ ids }) => ({ body: { user: ids[1], isBlocked: true } }),
    async holds({ count }) {
      expect(await count("SELECT count(*) AS n FROM ties WHERE kind = 'blocked'")).toBe(1);
    },
  },
  'POST /api/mutes': {
    ask: ({ ids }, i) => ({ body: { user: ids[1], isMuted: i % 2 === 0 } }),
    async holds({ count }) {
      expect(await count("SELECT count(*) AS n FROM ties WHERE kind = 'muted'")).toBeLessThanOrEqual(1);
    },
  },
  'POST /api/me/links': nothing,
  'POST /api/me/links/:code': nothing,
  'POST /api/links/:code/ask': { ask: () => ({ body: { secret: HEX('a', 64) } }) },
  'POST /api/links/:code/take': { ask: () => ({ body: { secret: HEX('a', 64) } }) },
  'POST /api/reports': { ask: ({ table }) => ({ body: { table, seat: 1, reason: 'insults', note: '' } }) },
  'POST /api/me/passkeys/options': nothing,
  'POST /api/me/passkeys': { ask: () => ({ body: { response: {}, name: '' } }) },
  'PATCH /api/me/passkeys/:id': { ask: () => ({ body: { name: 'Key' } }) },
  'DELETE /api/me/passkeys/:id': nothing,
  'POST /api/sign-in/options': nothing,
  'POST /api/sign-in': { ask: () => ({ body: { response: {}, secret: HEX('b', 64) } }) },
  'DELETE /api/me': nothing,
  'POST /api/me/stay': nothing,
  'POST /api/problems': {
    ask: ({ table }) => ({ body: { table, screen: '', page: '/', version: '1', note: '' } }),
    async holds({ count }) {
      expect(await count('SELECT count(*) AS n FROM problems')).toBeLessThanOrEqual(AT_ONCE);
    },
  },
  'PUT /api/tables/:table/webhook': nothing,
  'DELETE /api/tables/:table/webhook': nothing,
};

const codes = new Map<string, string>();

async function lastCup({ ann }: World): Promise<string> {
  const { open } = (await ann.ask('GET', '/api/tournaments')).body as { open: readonly { readonly id: string }[] };
  return open[0]?.id ?? expect.fail('no tournament');
}

async function tenTimes(world: World, route: string): Promise<void> {
  const [method = '', pattern = ''] = route.split(' ');
  const recipe =
    RECIPES[route] ?? expect.fail(`${route} has no recipe: say here what ten of it ask, and what must hold`);
  const asked = [];
  for (const i of TIMES) asked.push(await recipe.ask(world, i));
  const replies = await Promise.all(
    asked.map(({ path = pattern.replace(/:\w+/g, 'nobody'), body, as }) =>
      world.ann.ask(method, path, body, as === 'operator' ? bearer(world.server) : {}),
    ),
  );
  for (const { status, body } of replies) expect(status, `${route}: ${JSON.stringify(body)}`).toBeLessThan(500);
  await recipe.holds?.(world, replies);
}

test('every route that writes has a recipe, and no recipe is without its route', () => {
  expect(Object.keys(RECIPES).sort()).toEqual([...new Set(routes)].sort());
});

describe.each(['SQLite'])('%s: ten at once', () => {
  test.each(Object.keys(RECIPES))('%s', async (route) => tenTimes(await openWorld(), route), 60_000);
});

describePostgres('PostgreSQL: ten at once', () => {
  // One database for those that have something to hold: opening one takes longer than all the requests.
  test('limits and totals hold', async () => {
    for (const [route, { holds }] of Object.entries(RECIPES)) {
      if (holds === undefined) continue;
      await tenTimes(await openWorld({ url: await testDatabase(), name: '--database' }), route);
    }
  }, 300_000);
});
