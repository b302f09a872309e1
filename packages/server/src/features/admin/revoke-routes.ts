import { randomBytes } from 'node:crypto';
import { userId } from '@saloon/protocol';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../../core/core.ts';
import { addressOf } from '../../core/http/origin.ts';
import { type Identity, identifyAs } from '../../core/identity/identity.ts';

const SECRET_BYTES = 32;

export type RevokingDeps = Pick<Core, 'store' | 'audit'> & {
  /** Signs out everybody who came as this user with another secret, on every server. */
  readonly signOutOthers: (identity: Identity) => void;
};

/**
 * Lets an operator sign a user out for good. Nobody learns the new secret and no way in is left, so the user can come back only as a new
 * one.
 * Bots take over their seats. `guardAdmin` lets only operators in.
 */
export function serveRevoking(app: FastifyInstance, deps: RevokingDeps, isBehindProxy: boolean): void {
  app.post<{ Params: { user: string } }>('/admin/users/:user/revoke', async ({ raw, params }, reply) => {
    reply.type('text/plain; charset=utf-8');
    const known = /^[0-9a-f]{24}$/.test(params.user) ? await deps.store.user(userId(params.user)) : undefined;
    if (known === undefined) return reply.code(404).send('No such user\n');
    const identity = identifyAs(known.id, randomBytes(SECRET_BYTES).toString('hex'));
    const changed = { ...known, secretHash: identity.secretHash };
    const isDone = await deps.store.changeSecret(changed, known.secretHash, { passkeys: false });
    if (!isDone) return reply.code(409).send('This secret has just changed: try again\n');
    deps.signOutOthers(identity);
    deps.audit.admin('revoke', { target: known.id }, { address: addressOf(raw, isBehindProxy) });
    return reply.send('Signed out everywhere\n');
  });
}
