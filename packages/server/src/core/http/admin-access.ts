import { createHash, timingSafeEqual } from 'node:crypto';
import type { PersonInfo, UserId } from '@saloon/protocol';
import type { FastifyInstance } from 'fastify';
import type { AuditLog } from '../observe/audit-log.ts';
import { addressOf } from './origin.ts';
import type { AddFor } from './routes.ts';

/** Who may use `/admin` and `/metrics`. */
export type AdminAccess = {
  /** Undefined closes them for everybody. */
  readonly secret: string | undefined;
  readonly isBehindProxy: boolean;
};

/** Who acts: the operator, by the admin secret, or a named admin. */
export type Admin = { readonly name: string; readonly isOperator: boolean; readonly address: string };

/** What a feature adds its part of the operator's page with. */
export type AdminRoutes = {
  /** For requests of admins. */
  readonly add: AddFor<Admin>;
  /** Writes an action to the log that admins read, and to the server's own log. */
  readonly log: (admin: Admin, action: string, subject: string, note?: string) => Promise<void>;
  /** Also of guests, who have only a name. */
  readonly personInfo: (id: UserId) => Promise<PersonInfo>;
};

/** How long the lists of the operator's page are. */
export const ADMIN_ROWS = 200;

const BEARER = /^Bearer (.{1,200})$/i;
const DENIED = 'Operators only: send the admin secret as "Authorization: Bearer …"\n';

/**
 * Responds 403 at `/metrics` and under `/admin` unless the request carries the admin secret. Neither its address nor its
 * Host header opens anything: a proxy, a page in a browser on this machine, or another user of it could send the same.
 */
export function guardAdmin(
  app: FastifyInstance,
  audit: Pick<AuditLog, 'denied'>,
  { secret, isBehindProxy }: AdminAccess,
): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    // The matched route: the raw URL may spell the same path in other ways.
    const { url: route = '' } = routeOptions;
    if (route !== '/metrics' && !route.startsWith('/admin/')) return;
    reply.header('cache-control', 'no-store');
    if (hasSecret(raw.headers.authorization, secret)) return;
    audit.denied({ address: addressOf(raw, isBehindProxy) });
    await reply.code(403).header('www-authenticate', 'Bearer').type('text/plain; charset=utf-8').send(DENIED);
  });
}

export function hasSecret(authorization: string | undefined, secret: string | undefined): boolean {
  const [, given] = BEARER.exec(authorization ?? '') ?? [];
  return given !== undefined && secret !== undefined && timingSafeEqual(digest(given), digest(secret));
}

/** Hashes have the same length, so the comparison takes constant time. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
