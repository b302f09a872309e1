import type { NetworkInterfaceInfo } from 'node:os';
import { lanAddresses } from '@saloon/server';
import { expect, test } from 'vitest';
import { lanInvitation } from './lan-invitation.ts';

const address = (text: string, internal = false): NetworkInterfaceInfo => ({
  address: text,
  netmask: '255.255.255.0',
  family: 'IPv4',
  mac: '00:00:00:00:00:00',
  internal,
  cidr: `${text}/24`,
});
const HOME = { lo: [address('127.0.0.1', true)], docker0: [address('172.17.0.1')], wlan0: [address('192.168.1.20')] };

test('only addresses that a phone can reach are named', () => {
  expect(lanAddresses(HOME)).toEqual(['192.168.1.20']);
});

test('a terminal gets the address, a QR code and where to find help', () => {
  const text = lanInvitation('0.0.0.0', 8080, HOME, true);
  expect(text).toMatch(/^On phones in the same network: http:\/\/192\.168\.1\.20:8080\/\n/);
  expect(text).toMatch(/[█▀▄]{20}/);
  expect(text).toMatch(/http:\/\/192\.168\.1\.20:8080\/help\/network\n$/);
});

test('a log gets no picture', () => {
  expect(lanInvitation('0.0.0.0', 8080, HOME, false)).not.toMatch(/[█▀▄]/);
});

test('nothing is said if the server listens on one address only, or if there is no network', () => {
  expect(lanInvitation('127.0.0.1', 8080, HOME, true)).toBe('');
  expect(lanInvitation('0.0.0.0', 8080, { lo: [address('127.0.0.1', true)] }, true)).toBe('');
});
