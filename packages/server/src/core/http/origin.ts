import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

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

/**
 * A household has one IPv4 address or an IPv6 /64 network, which counts as one address, however it is written. Some proxies add
 * the port, which would make each connection somebody else.
 */
export function networkOf(address: string): string {
  const bare = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const plain = bare.replace(/^::ffff:(?=[0-9.]+$)/i, '');
  if (!plain.includes(':')) return plain;
  const GROUPS = 4;
  const [head = '', tail = ''] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = plain.includes('::') ? Array.from({ length: 8 - left.length - right.length }, () => '0') : [];
  const groups = [...left, ...zeros, ...right].slice(0, GROUPS);
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** The site that a passkey belongs to: the page's origin, and its host name as the relying party. */
export type Site = { readonly origin: string; readonly rpId: string };

/** The site of a request. Refuses pages of other sites, which browsers name in the Origin header. */
export function siteOf(request: IncomingMessage, origins: readonly string[]): Site {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin) || !isOriginAllowed(request, origins)) {
    throw new Refusal(403, 'wrong-origin');
  }
  return { origin: new URL(origin).origin, rpId: new URL(origin).hostname };
}
