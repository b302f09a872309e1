import type { ClientMessage } from '@saloon/protocol';
import type { Logger } from 'pino';
import type { Connection } from '../net/connection.ts';
import type { UserSession } from '../net/session.ts';
import { CLOSE } from '../net/transport.ts';
import type { Store } from '../store/store.ts';
import { type Identity, identifyAs } from './identity.ts';

export type RevokeDeps = {
  readonly store: Pick<Store, 'changeSecret'>;
  readonly log: Logger;
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
