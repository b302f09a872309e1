import { describe, expect, test } from 'vitest';
import type { ServerSetup } from '../../start-server.ts';
import { describePostgres, testDatabase } from '../../testing/postgres/shared-postgres.ts';
import { bearer, realServer } from '../../testing/real-server.ts';
import { routesOf } from '../../testing/route-list.ts';
import { Visitor } from '../../testing/visitor.ts';
import { connectTo } from '../../testing/ws-client.ts';
import { makeLogger } from '../observe/logger.ts';
import { isStorable } from './hostile-text.ts';

const ERROR = 50;
const HOSTILE = ['\u0000', 'a\u0000b', '\ud800', '\udc00x'];

test('text that no database can store is found wherever it is', () => {
  expect(isStorable({ a: ['x', { b: '😀' }], n: 1, none: null })).toBe(true);
  for (const text of HOSTILE) {
    for (const value of [text, [text], { a: { b: [text] } }, { [text]: 1 }]) expect(isStorable(value)).toBe(false);
  }
  let deep: unknown = '\0';
  for (let i = 0; i < 100_000; i++) deep = [deep];
  expect(isStorable(deep)).toBe(false);
});

function tests(setup: () => Promise<Partial<ServerSetup>>): void {
  test('every route refuses hostile text with 400, and logs no error', async () => {
    const lines: string[] = [];
    const logger = makeLogger('info', (line) => lines.push(line));
    const limits = { addressFactor: 1e6 };
    const server = await realServer({ ...(await setup()), host: 'localhost', logger, limits });
    const routes = await routesOf(server.parts);
    expect(routes.length).toBeGreaterThan(90);
    const operator = bearer(server);
    const wrong: string[] = [];
    for (const { method, url } of routes) {
      // A secret of its own, so that no account asks too often.
      const visitor = new Visitor(server);
      const isAdmin = /admin|metrics/.test(url);
      const authorization = isAdmin ? operator.authorization : `Saloon ${visitor.secret}`;
      const send = async (path: string, body?: string) => {
        const { status } = await fetch(`http://localhost:${server.port}${path}`, {
          method,
          headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { body }),
        });
        return status;
      };
      const plain = url.replace(/:[a-z]+|\*/gi, 'abc123');
      const statuses = [await send(`${plain}?q=a%00&hours=%00`)];
      if (/:|\*/.test(url))
        for (const bad of ['%00', 'a%00b']) statuses.push(await send(url.replace(/:[a-z]+|\*/gi, bad)));
      if (method !== 'GET' && method !== 'DELETE') {
        for (const bad of HOSTILE)
          statuses.push(await send(plain, JSON.stringify({ name: bad, text: { deep: [bad] } })));
      }
      if (statuses.some((status) => status !== 400)) wrong.push(`${method} ${url}: ${statuses.join(' ')}`);
    }
    expect(wrong).toEqual([]);
    const client = await connectTo(server.port);
    await client.hello('Ann');
    const table = await client.open({ title: 'Fine' });
    await client.join(table);
    for (const text of HOSTILE) {
      const error = client.next('error');
      client.sendRaw(JSON.stringify({ type: 'do', table, id: 'c1', command: { type: 'chat', text } }));
      expect(await error).toMatchObject({ code: 'malformed-message' });
    }
    expect(lines.filter((line) => JSON.parse(line).level >= ERROR)).toEqual([]);
  }, 60_000);
}

describe('with SQLite', () => tests(async () => ({})));
describePostgres('with PostgreSQL', () =>
  tests(async () => ({ database: { url: await testDatabase(), name: '--database' } })),
);
