import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { identify } from '../identity.ts';
import { realServer } from '../testing/real-server.ts';
import { connectTo } from '../testing/ws-client.ts';
import { isKeeper } from './keeper.ts';
import { request } from './testing/request.ts';

const asked = (remoteAddress: string, headers: IncomingHttpHeaders) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;
const here = { token: undefined, isBehindProxy: false, origins: [] };
const token = 'a-long-word-that-nobody-knows';

test.each([
  ['this machine by its name', '127.0.0.1', { host: 'localhost:8080' }, true],
  ['this machine by its address', '::ffff:127.0.0.1', { host: '127.0.0.1:8080' }, true],
  ['this machine over IPv6', '::1', { host: '[::1]:8080' }, true],
  ['another machine', '192.0.2.7', { host: 'localhost' }, false],
  ['a machine whose address only begins so', '127.evil', { host: 'localhost' }, false],
  ['a page under a name that leads here', '127.0.0.1', { host: 'evil.example:8080' }, false],
  ['a page of this house', '127.0.0.1', { host: 'localhost:8080', origin: 'http://localhost:8080' }, true],
  ['a page of another site', '127.0.0.1', { host: 'localhost:8080', origin: 'https://evil.example' }, false],
  ['a page that hides where it is from', '127.0.0.1', { host: 'localhost:8080', origin: 'null' }, false],
  ['nobody in particular', '127.0.0.1', {}, false],
  ['somebody through a proxy here', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '192.0.2.7' }, false],
  ['a token where none is set', '127.0.0.1', { host: 'localhost', authorization: `Bearer ${token}` }, false],
])('without a token: %s', (_, address, headers, isAllowed) => {
  expect(isKeeper(asked(address, headers), here)).toBe(isAllowed);
});

test.each([
  [`Bearer ${token}`, true],
  [`bearer ${token}`, true],
  [`Bearer ${token}x`, false],
  ['Bearer ', false],
  [token, false],
])('with a token, behind a proxy: %s', (authorization, isAllowed) => {
  const keeper = { token, isBehindProxy: true, origins: [] };
  expect(isKeeper(asked('192.0.2.7', { host: 'example.org', authorization }), keeper)).toBe(isAllowed);
  expect(isKeeper(asked('127.0.0.1', { host: 'localhost' }), keeper)).toBe(false);
});

test.each([
  ['https://saloon.example', false],
  ['https://192.0.2.7', false],
  ['no address at all', false],
  ['http://localhost:5173', true],
  ['http://127.0.0.1:5173', true],
  ['http://[::1]:5173', true],
])('where pages come from %s, to come from this machine is enough: %s', (origin, isAllowed) => {
  const keeper = { ...here, token, origins: ['http://localhost:8080', origin] };
  // So does everybody who comes by way of a proxy that names neither itself nor them.
  expect(isKeeper(asked('127.0.0.1', { host: 'localhost:8080' }), keeper)).toBe(isAllowed);
  expect(isKeeper(asked('127.0.0.1', { host: 'localhost:8080', authorization: `Bearer ${token}` }), keeper)).toBe(true);
});

test('what is for the keeper answers the keeper only, and tells nobody else anything', async () => {
  const { port } = await realServer({ isBehindProxy: true, adminToken: token });
  const keeper = { authorization: `Bearer ${token}` };
  expect(await request(port, '/metrics')).toMatchObject({ status: 403, text: expect.stringContaining('keeper') });
  expect(await request(port, '/metrics', keeper)).toMatchObject({ status: 200 });
  const open = await realServer();
  expect(await request(open.port, '/metrics')).toMatchObject({ status: 200 });
  expect(await request(open.port, '/metrics', { 'x-forwarded-for': '192.0.2.1' })).toMatchObject({ status: 403 });
  const named = await realServer({ origins: ['https://saloon.example'] });
  expect(await request(named.port, '/metrics')).toMatchObject({ status: 403 });
});

test('the keeper signs somebody out for good, and nobody else can', async () => {
  const { port } = await realServer({ adminToken: token });
  const ann = await connectTo(port);
  const { user } = await ann.hello('Ann');
  await ann.open();
  const revoke = (who: string, headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/admin/users/${who}/revoke`, { method: 'POST', headers });
  expect((await revoke(user, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(403);
  expect((await revoke(user, { authorization: 'Bearer wrong' })).status).toBe(403);
  const keeper = { authorization: `Bearer ${token}` };
  expect((await revoke(identify('ab'.repeat(32)).user, keeper)).status).toBe(404);
  expect((await revoke('x', keeper)).status).toBe(404);
  expect(ann.isClosed).toBe(false);
  const told = ann.next('error');
  expect((await revoke(user, keeper)).status).toBe(200);
  expect(await told).toEqual({ type: 'error', code: 'signed-out' });
  const again = await connectTo(port, ann.secret);
  const no = again.next('error');
  again.send({ type: 'hello', protocol: 2, secret: ann.secret });
  expect(await no).toEqual({ type: 'error', code: 'signed-out' });
});

test('no answer sets a cookie, and none may be put into a frame or read by another site', async () => {
  const { port } = await realServer();
  for (const path of ['/', '/api/games', '/health', '/metrics', '/nothing.js']) {
    const { headers } = await request(port, path);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cross-origin-resource-policy': 'same-origin' });
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'.*script-src 'self';.*frame-ancestors 'none'/,
    );
  }
});
