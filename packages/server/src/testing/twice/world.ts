import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableId, UserId } from '@saloon/protocol';
import { afterAll, beforeAll, expect } from 'vitest';
import { MANY_PEOPLE } from '../../core/limits/limits.ts';
import { makeLogger } from '../../core/observe/logger.ts';
import { runOne, type SqlValue } from '../../core/store/shared-sql.ts';
import { readLog } from '../../core/store/stored-log.ts';
import { startServer } from '../../start-server.ts';
import { seeds } from '../memory-server.ts';
import { testDatabase } from '../postgres/shared-postgres.ts';
import { type Guest, guestOf } from '../table-of-two.ts';
import { type Reply, Visitor } from '../visitor.ts';

export const AT_ONCE = 10;
export const TEN: readonly number[] = Array.from({ length: AT_ONCE }, (_, i) => i);

/** Small, so that ten requests reach it. */
export const TABLES_PER_USER = 4;
const ERROR = 50;
const DIGITS = 6;

export type World = Awaited<ReturnType<typeof openWorld>>;
/** Somebody with an account. */
export type Person = Guest & { readonly user: UserId; readonly handle: string };

/** A server whose address may do a lot, for tests that send the same thing ten times at once. */
async function openWorld(kind: 'sqlite' | 'postgres') {
  const dataDir = mkdtempSync(join(tmpdir(), 'saloon-server-'));
  const errors: string[] = [];
  const server = await startServer({
    port: 0,
    host: 'localhost',
    dataDir,
    newSeed: seeds(),
    botThreads: 0,
    ...(kind === 'postgres' ? { database: { url: await testDatabase(), name: '--database' } } : {}),
    limits: { ...MANY_PEOPLE, tablesPerUser: TABLES_PER_USER, watcherBurst: 1e6, watcherTalkBurst: 1e6 },
    logger: makeLogger('info', (line) => {
      if (Number((JSON.parse(line) as { level?: unknown }).level) >= ERROR) errors.push(line);
    }),
    push: { contact: 'mailto:sheriff@example.org', services: ['push.test'], send: async () => 201 },
    webhooks: { post: async () => 204 },
  });
  const { store } = server.parts;
  let people = 0;
  let ids = 0;

  async function person(name: string): Promise<Person> {
    people += 1;
    // In digits that don't look alike: nobody's handle may look like another.
    const handle = `${name.toLowerCase()}${people.toString(DIGITS)}`;
    const guest = await guestOf(server, name);
    const kept = await guest.visitor.ask('PUT', '/api/me/handle', { handle });
    expect(kept.status).toBe(200);
    return { ...guest, handle, user: String(kept.body.user) as UserId };
  }

  let crowd: Promise<readonly Person[]> | undefined;
  return {
    server,
    store,
    errors,
    person,
    /** An id for a message that nobody else has used. */
    newId: (): string => {
      ids += 1;
      return `t${ids}`;
    },
    /** Ten other people, the same for everybody who asks. */
    crowd: () => {
      crowd ??= Promise.all(TEN.map(() => person('Guest')));
      return crowd;
    },
    /** How many rows a query counts as `n`. */
    count: async (text: string, ...values: readonly SqlValue[]): Promise<number> =>
      Number((await runOne(store.query, text, ...values))[0]?.n),
    log: async (table: TableId) => readLog(await store.entries(table)),
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** One world for all tests of a `describe`: opening one takes longer than most of them. */
export function sharedWorld(kind: 'sqlite' | 'postgres'): () => World {
  let world: World | undefined;
  beforeAll(async () => {
    world = await openWorld(kind);
  }, 120_000);
  afterAll(async () => {
    await world?.close();
    expect(world?.errors).toEqual([]);
  });
  return () => world ?? expect.fail('no world');
}

/** Ann hosts a table of two, Bob has the other seat, and Cal has none. */
export async function cast(world: World) {
  const [ann, bob, cal] = [await world.person('Ann'), await world.person('Bob'), await world.person('Cal')];
  const table = await ann.client.open({ game: 'bang-duel' });
  await ann.client.join(table);
  await bob.client.join(table);
  expect(await bob.client.order(table, { type: 'sit', seat: 1 })).toMatchObject({ type: 'done' });
  return { ann, bob, cal, table };
}

/** How often which answer came: `ok`, or the code of the refusal. */
export function tally(replies: readonly (Reply | { readonly type: string; readonly code?: string })[]) {
  const counts: Record<string, number> = {};
  for (const reply of replies) {
    const { status, code } =
      'body' in reply ? { status: reply.status, code: reply.body.code } : { status: 200, ...reply };
    const word = status === 200 && code === undefined ? 'ok' : String(code ?? status);
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}

/** A device that has only a secret so far. */
export const newDevice = ({ server }: World): Visitor => new Visitor(server);

/** Everything that was sent to this client before has arrived. */
export async function catchUp({ client }: Guest, table: TableId): Promise<void> {
  await client.join(table);
}
