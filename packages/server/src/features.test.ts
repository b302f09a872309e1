import fastify from 'fastify';
import { expect, test } from 'vitest';
import { FEATURES, type FeatureName } from './server.ts';
import { serveAll } from './start-server.ts';
import { openTestServer } from './testing/memory-server.ts';
import { playToTheEnd } from './testing/play.ts';
import { routesOf } from './testing/route-list.ts';

const names = Object.keys(FEATURES) as FeatureName[];

const uses = (one: FeatureName, other: FeatureName): boolean =>
  one === other || Object.keys(FEATURES[one].needs ?? {}).some((need) => uses(need as FeatureName, other));

test.each(names)('without %s the server starts, plays a game, and its routes are unknown', async (name) => {
  const whole = await openTestServer();
  // With it go those that need it.
  const without = names.filter((one) => uses(one, name));
  const { server, connect, clock } = await openTestServer({ without });
  const [ann, bob] = [connect(), connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open({ seats: [{ type: 'me' }, { type: 'open' }] });
  await ann.join(table);
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  await ann.order(table, { type: 'start' });
  await playToTheEnd([ann, bob], table, () => clock.pass(100));
  expect(server.tables.get(table)?.stored.phase).toBe('over');

  const left = new Set((await routesOf(server)).map(({ method, url }) => `${method} ${url}`));
  const gone = (await routesOf(whole.server)).filter(({ method, url }) => !left.has(`${method} ${url}`));
  const app = fastify();
  serveAll(app, server, { port: 0, host: '', dataDir: '' }, { type: 'none', why: '' });
  for (const { method, url } of gone) {
    const path = url.replaceAll(/:\w+/g, 'x');
    const { statusCode } = await app.inject({ method: method as 'GET', url: path, headers: { host: 'localhost' } });
    // Other paths could be pages, and this server has no pages.
    const unknown = method === 'GET' && !url.startsWith('/api/') ? 503 : 404;
    expect({ method, url, statusCode }).toEqual({ method, url, statusCode: unknown });
  }
  await app.close();
  // Push has messages and no routes.
  expect(gone.length > 0).toBe(name !== 'push');
  await server.stop();
  await whole.server.stop();
});

test('a feature whose need is missing is refused', async () => {
  await expect(openTestServer({ without: ['daily'] })).rejects.toThrow(
    "Cannot plug in challenges: it needs daily, which isn't before it",
  );
});
