import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isOriginAllowed } from './origin.ts';

/** Who may ask what only the keeper of the house should know. */
export type Keeper = {
  /** A word that opens these doors from anywhere; without one only this machine may ask. */
  readonly token?: string | undefined;
  /** Then every request comes from the proxy's address, which is often this machine: only the token counts. */
  readonly isBehindProxy: boolean;
  /** Where pages may come from besides our own host. Where that is another machine's name, something stands between us and them. */
  readonly origins: readonly string[];
};

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
const BEARER = /^Bearer (.{1,200})$/i;

/**
 * Is it the keeper who asks? Somebody who has the token, or a program on this machine that speaks to us directly: not
 * through a proxy, and not a page of another site in a browser here, under that site's name or one of its own for this machine.
 */
export function isKeeper(request: IncomingMessage, { token, isBehindProxy, origins }: Keeper): boolean {
  const [, given] = BEARER.exec(request.headers.authorization ?? '') ?? [];
  if (given !== undefined) return token !== undefined && isSame(given, token);
  // A proxy on this machine that says nothing of itself speaks for everybody, under our own name.
  if (isBehindProxy || !origins.every(isOfThisMachine)) return false;
  if (FORWARDED.some((name) => request.headers[name] !== undefined)) return false;
  if (!isOriginAllowed(request, [])) return false;
  return isLoopback(request.socket.remoteAddress ?? '') && isOwnName(request.headers.host ?? '');
}

/** Both are hashed first: so they have one length, and nothing can be told from how long it takes. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127\.[0-9.]+)$/.test(address);

function isOwnName(host: string): boolean {
  const name = nameIn(host);
  return name === 'localhost' || isIP(name) !== 0;
}

function isOfThisMachine(origin: string): boolean {
  const name = URL.canParse(origin) ? nameIn(new URL(origin).host) : '';
  return name === 'localhost' || isLoopback(name);
}

const nameIn = (host: string): string => host.replace(/:[0-9]+$/, '').replace(/^\[(.*)\]$/, '$1');
