import { randomBytes } from 'node:crypto';
import { userId } from '@saloon/protocol';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { identifyAs } from '../identity.ts';
import { CLOSED } from './api.ts';
import { isKeeper, type Keeper } from './keeper.ts';

const SECRET_BYTES = 32;

/**
 * What the keeper of the house may do to a guest: put them out for good. The secret that takes the place of theirs is told
 * to nobody, so that whoever had it can come again only as somebody new. Seats are kept, and bots play on in them.
 */
export function serveAdmin(app: FastifyInstance, house: House, keeper: Keeper): void {
  app.post<{ Params: { user: string } }>('/admin/users/:user/revoke', async ({ raw, params }, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (!isKeeper(raw, keeper)) return reply.code(403).send(CLOSED);
    const known = /^[0-9a-f]{24}$/.test(params.user) ? await house.store.user(userId(params.user)) : undefined;
    if (known === undefined) return reply.code(404).send('There is no such person\n');
    const identity = identifyAs(known.id, randomBytes(SECRET_BYTES).toString('hex'));
    const isDone = await house.store.rekey({ ...known, secretHash: identity.secretHash }, known.secretHash);
    if (!isDone) return reply.code(409).send('Somebody has just changed this secret: ask again\n');
    house.revoked(identity);
    return reply.send('Signed out everywhere\n');
  });
}
