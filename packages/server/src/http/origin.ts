import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/**
 * May a page of this origin speak to us? Its own host may, and those the owner named. A client that is no browser sends no
 * origin, and cannot be misused by a page.
 */
export function isOriginAllowed({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}

/** Who is at the other end: by the socket, or by what our own proxy says, which is the last address in the list. */
export function addressOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  const last = [forwarded].flat().join(',').split(',').at(-1)?.trim();
  const address = isBehindProxy && last !== undefined && last !== '' ? last : (request.socket.remoteAddress ?? '');
  return networkOf(address);
}

const LOCAL = new BlockList();
LOCAL.addSubnet('127.0.0.0', 8);
LOCAL.addSubnet('10.0.0.0', 8);
LOCAL.addSubnet('172.16.0.0', 12);
LOCAL.addSubnet('192.168.0.0', 16);
LOCAL.addAddress('::1', 'ipv6');
LOCAL.addSubnet('fc00::', 7, 'ipv6');

/** A proxy nearby that names its clients, though we were not started with `--behind-proxy`. */
export function isUntrustedProxy({ headers, socket }: IncomingMessage, isBehindProxy: boolean): boolean {
  if (isBehindProxy || headers['x-forwarded-for'] === undefined) return false;
  const address = socket.remoteAddress ?? '';
  return isIP(address) !== 0 && LOCAL.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** One household has one IPv4 address, or a whole network of IPv6 ones: those count as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[0-9.]+$)/, '');
  if (!plain.includes(':')) return plain;
  const GROUPS = 4;
  const [head = '', tail = ''] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = plain.includes('::') ? Array.from({ length: 8 - left.length - right.length }, () => '0') : [];
  return `${[...left, ...zeros, ...right].slice(0, GROUPS).join(':')}::/64`;
}
