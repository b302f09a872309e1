import type { ClientMessage } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import { type Identity, identifyAs } from '../../core/identity/identity.ts';
import type { UserSession } from '../../core/identity/session.ts';
import type { Connection } from '../../core/net/connection.ts';
import { CLOSE } from '../../core/net/transport.ts';

export type RevokeDeps = Pick<Core, 'store' | 'log'> & {
  /** The user has this secret now: signs out everybody who came with another one, on every server. */
  readonly signOutOthers: (identity: Identity) => void;
};

/**
 * "Sign out everywhere else": from now on the user has a new secret, made by their browser. It is answered when that is
 * durable; if it is sent again, it is answered again. Their passkeys stay, but none
 * signs in until the person has said on the page that it is theirs.
 */
export function revoke(
  { store, log, signOutOthers }: RevokeDeps,
  connection: Connection,
  user: UserSession,
  { id, secret }: Extract<ClientMessage, { type: 'revoke' }>,
): void {
  const change = async () => {
    // Another revoke of this connection may have changed the secret while this one waited.
    const { identity, name } = user;
    const next = identifyAs(identity.user, secret);
    const stored = { id: next.user, secretHash: next.secretHash, name };
    const isChanged = await store.changeSecret(stored, identity.secretHash, { passkeys: true });
    if (connection.session !== user) return;
    if (!isChanged) return connection.expel('signed-out', CLOSE.policy);
    user.identity = next;
    connection.send({ type: 'revoked', id });
    signOutOthers(next);
  };
  connection.changes.run(change).catch((error: unknown) => {
    log.error({ err: error }, 'cannot change a secret');
    connection.refuse(id, 'storage-full');
  });
}
