import type { ClientMessage, UserId } from '@saloon/protocol';
import type { House } from '../house.ts';
import type { Connection } from '../net/connection.ts';
import type { UserSession } from '../net/session.ts';
import { CLOSE } from '../net/transport.ts';
import { type Identity, identifyAs } from './identity.ts';

/**
 * Somebody signs out everywhere but here: from now on a new secret is theirs, which their browser has made, and whoever
 * is in by the old one is put out. It is answered when it is durable; sent again, it is answered again.
 */
export function revoke(
  house: House,
  connection: Connection,
  guest: UserSession,
  { id, secret }: Extract<ClientMessage, { type: 'revoke' }>,
): void {
  const { identity, name } = guest;
  const next = identifyAs(identity.user, secret);
  house.store.changeSecret({ id: next.user, secretHash: next.secretHash, name }, identity.secretHash).then(
    (isDone) => {
      if (connection.session !== guest) return;
      if (!isDone) return connection.expel('signed-out', CLOSE.policy);
      guest.identity = next;
      connection.send({ type: 'revoked', id });
      house.revoked(next);
    },
    (error: unknown) => {
      house.log.error({ err: error }, 'cannot change a secret');
      connection.refuse(id, 'storage-full');
    },
  );
}

/**
 * Puts out everybody who is in as this person by another secret than this one: on the server where it was revoked, and on
 * each of the others when it hears of it.
 */
export function signOutOthers(connections: Iterable<Connection>, { user, secretHash }: Identity): number {
  let out = 0;
  for (const connection of [...connections]) {
    if (!isIn(connection, user, secretHash)) continue;
    connection.expel('signed-out', CLOSE.policy);
    out += 1;
  }
  return out;
}

function isIn({ session }: Connection, user: UserId, secretHash: string): boolean {
  // One that is being looked up counts as well: it may have been read before it was revoked.
  if (session.state !== 'greeting' && session.state !== 'welcomed') return false;
  return session.identity.user === user && session.identity.secretHash !== secretHash;
}
