import { expect, test } from 'vitest';
import { makeLogger } from '../../core/observe/logger.ts';
import { bearer, realServer } from '../../testing/real-server.ts';
import { connectTo } from '../../testing/ws-client.ts';

test('an operator hides, closes and bans over HTTP, and each action is in the audit log', async () => {
  const lines: string[] = [];
  const server = await realServer({ logger: makeLogger('info', (line) => lines.push(line)) });
  const { port, parts } = server;
  const ann = await connectTo(port);
  const { user } = await ann.hello('Ann');
  const table = await ann.open();
  await ann.join(table);
  const at = `http://127.0.0.1:${port}/admin`;
  const post = async (path: string, headers = bearer(server)) =>
    (await fetch(`${at}/${path}`, { method: 'POST', headers })).status;
  expect((await fetch(`${at}/tables/${table}/hide`, { method: 'POST' })).status).toBe(403);
  expect((await fetch(`${at}/rulings`)).status).toBe(403);

  const about = await fetch(`${at}/tables/${table}`, { headers: bearer(server) });
  expect(await about.json()).toMatchObject({ host: user, seats: [user, ''], here: [{ address: '127.0.0.1', user }] });
  expect(await post(`tables/${table}/hide`)).toBe(200);
  expect(parts.features.lobby.has(table)).toBe(false);
  expect(await post(`tables/${table}/show`)).toBe(200);
  expect(parts.features.lobby.has(table)).toBe(true);
  const gone = ann.next('gone');
  expect(await post(`tables/${table}/close`)).toBe(200);
  expect(await gone).toMatchObject({ code: 'table-closed' });
  const banned = ann.next('error');
  expect(await post(`users/${user}/ban?hours=2`)).toBe(200);
  expect(await banned).toEqual({ type: 'error', code: 'banned', until: expect.any(Number) });
  for (const hours of ['x', '-1', '1e40']) expect(await post(`users/${user}/ban?hours=${hours}`)).toBe(400);
  expect(await post('tables/..%2F/hide')).toBe(404);

  const { rulings } = (await (await fetch(`${at}/rulings`, { headers: bearer(server) })).json()) as {
    rulings: object[];
  };
  expect(rulings).toMatchObject([
    { kind: 'closed-table', subject: table },
    { kind: 'banned-user', subject: user, until: expect.any(Number) },
  ]);
  const actions = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'admin');
  expect(actions.map(({ action, target }) => [action, target])).toEqual([
    ['hidden-table', table],
    ['lift hidden-table', table],
    ['closed-table', table],
    ['banned-user', user],
  ]);
});
