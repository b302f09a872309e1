import { contract } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { realServer } from '../../testing/real-server.ts';
import { routesOf } from '../../testing/route-list.ts';
import { checkAnswer } from '../../testing/visitor.ts';

test('every route under /api is in the contract, and the server has each of them', async () => {
  const { parts, port } = await realServer();
  const served = (await routesOf(parts)).filter(({ url: path }) => path.startsWith('/api'));
  expect(served.map(({ method, url: path }) => `${method} ${path}`).sort()).toEqual(Object.keys(contract).sort());
  const { openapi, paths } = (await (await fetch(`http://localhost:${port}/api/openapi.json`)).json()) as Record<
    string,
    object
  >;
  expect(openapi).toBe('3.1.0');
  expect(Object.values(paths ?? {}).flatMap(Object.keys)).toHaveLength(served.length);
});

test.each([
  ['GET /api/recent', 200, { people: [{ name: 'Ann' }] }],
  ['GET /api/recent?x=1', 200, { people: [], more: 1 }],
  ['DELETE /api/tournaments/x/me', 200, { id: 'x' }],
  ['DELETE /api/tournaments/x/me', 409, { code: 'tournament-full' }],
])('an answer that the contract does not have fails the test that gets it: %s %i %j', (asked, status, body) => {
  expect(() => checkAnswer(asked, { status, body })).toThrow(`${asked}: the contract has no ${status}`);
});
