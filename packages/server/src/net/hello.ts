import { type ClientMessage, PROTOCOL, type UserId, userId } from '@saloon/protocol';
import { cleanName } from '@saloon/table';
import type { Logger } from 'pino';
import { type FindIdentityDeps, type FoundIdentity, findIdentity } from '../people/find-identity.ts';
import { identify } from '../people/identity.ts';
import type { Ban, Connection } from './connection.ts';
import type { UserSession } from './session.ts';
import { CLOSE } from './transport.ts';

type Hello = Extract<ClientMessage, { type: 'hello' }>;

export type HelloDeps = {
  readonly identities: FindIdentityDeps;
  /** Has this user an account? */
  readonly isKept: (user: UserId) => Promise<boolean>;
  readonly log: Logger;
  /** Masks the words that operators don't want to see. */
  readonly clean: (text: string) => string;
  readonly banOf: (user: string) => Ban | undefined;
  readonly saveUser: (user: UserSession) => void;
  /** A client has been welcomed: what waits for its user can be sent. */
  readonly onWelcome: (connection: Connection, user: UserSession) => void;
  /** The public key for push subscriptions, if this server sends notifications. */
  readonly pushKey: string | undefined;
};

/** Handles the first message of a client: who it is. Messages that arrive meanwhile wait. */
export function hello(deps: HelloDeps, connection: Connection, message: Hello): void {
  if (connection.session.state !== 'new') return connection.strike('hello-twice');
  if (message.protocol !== PROTOCOL) return connection.expel('wrong-protocol', CLOSE.policy);
  const original = identify(message.secret);
  const identity = message.user === undefined ? original : { ...original, user: userId(message.user) };
  const waiting: string[] = [];
  const greeting = { state: 'greeting', identity, waiting } as const;
  connection.session = greeting;
  const found = async (result: FoundIdentity): Promise<void> => {
    if (connection.session !== greeting) return;
    if (result.type === 'signed-out') return connection.expel('signed-out', CLOSE.policy);
    const { stored, identity: ours } = result;
    const given = cleanName(deps.clean(message.name ?? ''));
    const isOther = stored !== undefined && given !== undefined && given !== stored.name;
    // A device that was away must not bring an old name back: with an account only `set-name` changes it.
    const saved = isOther && (await deps.isKept(ours.user)) ? stored.name : (given ?? stored?.name);
    if (connection.session !== greeting) return;
    const ban = deps.banOf(ours.user);
    if (ban !== undefined) return connection.expel('banned', CLOSE.policy, ban);
    const name = saved ?? `Stranger ${ours.user.slice(0, 4)}`;
    const session: UserSession = {
      state: 'welcomed',
      identity: ours,
      name,
      isSaved: stored?.name === name,
    };
    connection.session = session;
    if (stored !== undefined) deps.saveUser(session);
    sendWelcome(deps.pushKey, connection, session);
    deps.onWelcome(connection, session);
    for (const text of waiting) connection.read(text);
  };
  findIdentity(deps.identities, message.secret, message.user)
    .then(found)
    .catch((error: unknown) => {
      deps.log.error({ err: error }, 'cannot look up a user');
      connection.expel('server-stopping', CLOSE.tryLater);
    });
}

export function sendWelcome(pushKey: string | undefined, connection: Connection, user: UserSession): void {
  const callKey = pushKey === undefined ? {} : { callKey: pushKey };
  connection.send({ type: 'welcome', protocol: PROTOCOL, user: user.identity.user, name: user.name, ...callKey });
}
