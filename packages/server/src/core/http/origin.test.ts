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

test.each([
  ['203.0.113.9:51234', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['[2001:db8:1:2::7]:51234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2:0:0:0:7', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('an address counts as one however a proxy writes it: %s', (written, network) => {
  expect(addressOf(asked({ 'x-forwarded-for': written }), true)).toBe(network);
});

test('nonsense in the header is an address of its own, and throws nothing', () => {
  for (const written of ['unknown', '1:2:3:4:5:6:7:8::9:a:b', '::'.repeat(9), 'x:y']) {
    expect(() => addressOf(asked({ 'x-forwarded-for': written }), true)).not.toThrow();
  }
});
