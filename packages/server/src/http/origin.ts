import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/**
 * May a page of this origin connect? Pages of our own host may, and those of the sites that the operator named. A client that
 * isn't a browser sends no origin, and a page can't misuse it.
 */
export function isOriginAllowed({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}

/** The client's address: the socket's, or what our own proxy appended to the list. */
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

/** Did a proxy nearby forward the request, though the server was not started with `--behind-proxy`? */
export function isUntrustedProxy({ headers, socket }: IncomingMessage, isBehindProxy: boolean): boolean {
  if (isBehindProxy || headers['x-forwarded-for'] === undefined) return false;
  const address = socket.remoteAddress ?? '';
  return isIP(address) !== 0 && LOCAL.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** A household has one IPv4 address or an IPv6 /64 network, which counts as one address. */
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
