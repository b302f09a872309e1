import { readFileSync } from 'node:fs';
import { catalogWith } from '@saloon/catalog';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Server } from '../../server.ts';
import { serveAll } from '../../start-server.ts';
import { openTestServer } from '../../testing/memory-server.ts';

const FILE = new URL('../../../../games/caliber-45/editions/silver-rush.json', import.meta.url);
const made = catalogWith([JSON.parse(readFileSync(FILE, 'utf8'))]);
const bot = { type: 'bot', level: 'easy' } as const;
const HOUR = 3600 * 1000;

async function recordingOf(server: Server, table: string) {
  const app = fastify();
  serveAll(app, server, { port: 0, host: '', dataDir: '' }, { type: 'none', why: '' });
  const { statusCode, body } = await app.inject(`/api/tables/${table}/recording`);
  await app.close();
  return { status: statusCode, body };
}

test('a server without the edition of a table says which one is missing, and loads the table when it is back', async () => {
  if (!made.ok) return expect.fail(made.problems.join());
  const { catalog } = made;
  const { connect, clock, store } = await openTestServer({ catalog });
  const ann = connect();
  await ann.hello('Ann');
  const table = await ann.open({
    game: 'caliber-45',
    seats: [bot, bot],
    options: { edition: 'silver-rush', maxRobberies: 1, idleRoundLimit: 1 },
  });
  await ann.join(table);
  await ann.order(table, { type: 'start' });
  await clock.pass(HOUR);
  expect((await store.table(table))?.phase).toBe('over');
  clock.crash();

  const without = await openTestServer({ store, clock });
  const eve = without.connect();
  await eve.hello('Eve');
  const gone = eve.next('gone');
  eve.send({ type: 'join', table });
  expect(await gone).toEqual({ type: 'gone', table, code: 'missing-edition', at: 'silver-rush' });
  const refused = await recordingOf(without.server, table);
  expect(refused.status).toBe(409);
  expect(JSON.parse(refused.body)).toEqual({ code: 'missing-edition', edition: 'silver-rush' });
  expect((await recordingOf(without.server, 'nowhere')).status).toBe(404);

  const again = await openTestServer({ store, clock, catalog });
  const bob = again.connect();
  await bob.hello('Bob');
  expect((await bob.join(table)).info.phase).toBe('over');
  const found = await recordingOf(again.server, table);
  expect([found.status, found.body]).toEqual([200, expect.stringContaining('"edition":"silver-rush"')]);
});
