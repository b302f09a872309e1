import { PROTOCOL } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { bearer, realServer } from '../../testing/real-server.ts';
import { connectTo } from '../../testing/ws-client.ts';
import { identify } from '../identity/identity.ts';
import { makeLogger } from '../observe/logger.ts';
import { hasSecret } from './admin-access.ts';
import { request } from './testing/request.ts';

const token = 'a-long-word-that-nobody-knows';

test.each([
  [`Bearer ${token}`, token, true],
  [`bearer ${token}`, token, true],
  [`Bearer ${token}x`, token, false],
  ['Bearer ', token, false],
  [token, token, false],
  [undefined, token, false],
  ['Bearer undefined', undefined, false],
  [`Bearer ${token}`, undefined, false],
])('the header %s opens what the secret %s opens: %s', (authorization, secret, isAllowed) => {
  expect(hasSecret(authorization, secret)).toBe(isAllowed);
});

test.each([
  ['this machine, by its name', { host: 'localhost' }],
  ['this machine, by its address', { host: '127.0.0.1' }],
  ['a page of this server', { host: 'localhost:8080', origin: 'http://localhost:8080' }],
  ['a proxy here', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
  ['the wrong secret', { authorization: 'Bearer wrong' }],
])('without the secret nobody is let in: %s', async (_, headers) => {
  const lines: string[] = [];
  const logger = makeLogger('warn', (line) => lines.push(line));
  for (const setup of [{}, { adminToken: token }]) {
    const { port } = await realServer({ ...setup, logger });
    // The router decodes paths: another spelling of one is the same.
    for (const path of ['/metrics', '/%6detrics', '/metrics?x=1']) {
      const { status, text } = await request(port, path, headers);
      expect([path, status]).toEqual([path, 403]);
      expect(text).not.toContain('saloon_');
    }
    const revoke = `http://127.0.0.1:${port}/%61dmin/users/${identify('ab'.repeat(32)).user}/revoke`;
    expect((await fetch(revoke, { method: 'POST' })).status).toBe(403);
  }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'denied', address: '127.0.0.1' },
    { event: 'denied', address: '127.0.0.1' },
  ]);
});

test('the secret opens it from anywhere', async () => {
  const server = await realServer({ isBehindProxy: true });
  const headers = { ...bearer(server), 'x-forwarded-for': '192.0.2.7' };
  expect(await request(server.port, '/metrics', headers)).toMatchObject({ status: 200 });
});

test('an operator can sign a user out for good, and nobody else can', async () => {
  const lines: string[] = [];
  const { port } = await realServer({ adminToken: token, logger: makeLogger('info', (line) => lines.push(line)) });
  const ann = await connectTo(port);
  const { user } = await ann.hello('Ann');
  await ann.open();
  const revoke = (who: string, headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/admin/users/${who}/revoke`, { method: 'POST', headers });
  expect((await revoke(user, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(403);
  expect((await revoke(user, { authorization: 'Bearer wrong' })).status).toBe(403);
  const operator = { authorization: `Bearer ${token}` };
  expect((await revoke(identify('ab'.repeat(32)).user, operator)).status).toBe(404);
  expect((await revoke('x', operator)).status).toBe(404);
  expect(ann.isClosed).toBe(false);
  const told = ann.next('error');
  expect((await revoke(user, operator)).status).toBe(200);
  expect(await told).toEqual({ type: 'error', code: 'signed-out' });
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ event: 'admin', action: 'revoke', target: user, address: '127.0.0.1' }),
  );
  const again = await connectTo(port, ann.secret);
  const no = again.next('error');
  again.send({ type: 'hello', protocol: PROTOCOL, secret: ann.secret });
  expect(await no).toEqual({ type: 'error', code: 'signed-out' });
});

test('no response sets a cookie or may be framed or read by another site', async () => {
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
