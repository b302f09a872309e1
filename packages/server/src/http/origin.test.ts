import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, isOriginAllowed } from './origin.ts';

const asked = (headers: Record<string, string>, remoteAddress = '203.0.113.9'): IncomingMessage =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  [{ host: 'saloon.example' }, true],
  [{ host: 'saloon.example', origin: 'https://saloon.example' }, true],
  [{ host: 'Saloon.example:8080', origin: 'http://saloon.example:8080' }, true],
  [{ host: 'saloon.example', origin: 'https://evil.example' }, false],
  [{ host: 'saloon.example:8080', origin: 'http://saloon.example' }, false],
  [{ host: 'saloon.example', origin: 'null' }, false],
  [{ host: 'saloon.example', origin: 'https://saloon.example.evil.example' }, false],
  [{ host: 'saloon.example', origin: 'https://club.example' }, true],
])('may a page connect: %j %s', (headers, isAllowed) => {
  expect(isOriginAllowed(asked(headers), ['https://club.example'])).toBe(isAllowed);
});

test('an address is the socket’s, or the one our own proxy added last', () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.1, 198.51.100.2' };
  expect(addressOf(asked(forwarded), false)).toBe('203.0.113.9');
  expect(addressOf(asked(forwarded), true)).toBe('198.51.100.2');
  expect(addressOf(asked({}, '::ffff:203.0.113.9'), false)).toBe('203.0.113.9');
});

test('all IPv6 addresses of one network count as one', () => {
  expect(addressOf(asked({}, '2001:db8:1:2:a:b:c:d'), false)).toBe('2001:db8:1:2::/64');
  expect(addressOf(asked({}, '2001:db8:1:2::7'), false)).toBe('2001:db8:1:2::/64');
  expect(addressOf(asked({}, '::1'), false)).toBe('0:0:0:0::/64');
});
