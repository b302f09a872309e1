import { type ClientMessage, PROTOCOL, userId } from '@saloon/protocol';
import { cleanName } from '@saloon/table';
import type { Logger } from 'pino';
import { type Identity, identify, isSameSecret } from '../people/identity.ts';
import type { Store, StoredUser } from '../store/store.ts';
import type { Connection } from './connection.ts';
import type { UserSession } from './session.ts';
import { CLOSE } from './transport.ts';

type Hello = Extract<ClientMessage, { type: 'hello' }>;

export type HelloDeps = {
  readonly store: Pick<Store, 'user'>;
  readonly log: Logger;
  readonly isBanned: (user: string) => boolean;
  readonly saveUser: (user: UserSession) => void;
  /** The public key for push subscriptions, if this server sends notifications. */
  readonly pushKey: string | undefined;
};

/** Handles the first message of a client: who it is. */
export function hello(deps: HelloDeps, connection: Connection, message: Hello): void {
  if (connection.session.state !== 'new') return connection.strike('hello-twice');
  if (message.protocol !== PROTOCOL) return connection.expel('wrong-protocol', CLOSE.policy);
  const original = identify(message.secret);
  // A user who has changed the secret keeps the old id and has to name it.
  const claimed = message.user === undefined ? original : { ...original, user: userId(message.user) };
  signIn(deps, connection, message, claimed, original, []);
}

/** Looks up the user and signs them in if the secret is theirs. Messages that arrive meanwhile wait. */
function signIn(
  deps: HelloDeps,
  connection: Connection,
  message: Hello,
  identity: Identity,
  original: Identity,
  waiting: string[],
): void {
  const greeting = { state: 'greeting', identity, waiting } as const;
  connection.session = greeting;
  const found = (stored: StoredUser | undefined): void => {
    if (connection.session !== greeting) return;
    // A claim to an unknown user counts for nothing: then the user is the one that follows from the secret.
    if (stored === undefined && identity.user !== original.user) {
      return signIn(deps, connection, message, original, original, waiting);
    }
    if (stored !== undefined && !isSameSecret(identity, stored.secretHash)) {
      return connection.expel('signed-out', CLOSE.policy);
    }
    if (deps.isBanned(identity.user)) return connection.expel('banned', CLOSE.policy);
    const name = cleanName(message.name ?? '') ?? stored?.name ?? `Stranger ${identity.user.slice(0, 4)}`;
    const session: UserSession = { state: 'welcomed', identity, name, isSaved: stored?.name === name };
    connection.session = session;
    if (stored !== undefined) deps.saveUser(session);
    sendWelcome(deps.pushKey, connection, session);
    for (const text of waiting) connection.read(text);
  };
  deps.store.user(identity.user).then(found, (error: unknown) => {
    deps.log.error({ err: error }, 'cannot look up a user');
    connection.expel('server-stopping', CLOSE.tryLater);
  });
}

export function sendWelcome(pushKey: string | undefined, connection: Connection, user: UserSession): void {
  const callKey = pushKey === undefined ? {} : { callKey: pushKey };
  connection.send({ type: 'welcome', protocol: PROTOCOL, user: user.identity.user, name: user.name, ...callKey });
}
