import type { IncomingMessage } from 'node:http';

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
