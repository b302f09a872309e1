import { type ClientMessage, PROTOCOL, userId } from '@saloon/protocol';
import { cleanName } from '@saloon/table';
import type { Logger } from 'pino';
import { type FindIdentityDeps, type FoundIdentity, findIdentity } from '../identity/find-identity.ts';
import { identify } from '../identity/identity.ts';
import type { PersonRecords } from '../identity/person-records.ts';
import type { UserSession } from '../identity/session.ts';
import type { Connection } from './connection.ts';
import type { ConnectionHooks } from './connection-hooks.ts';
import { CLOSE } from './transport.ts';

type Hello = Extract<ClientMessage, { type: 'hello' }>;

export type HelloDeps = {
  readonly identities: FindIdentityDeps;
  readonly people: Pick<PersonRecords, 'isKept'>;
  readonly log: Logger;
  readonly hooks: ConnectionHooks;
  readonly saveUser: (user: UserSession) => void;
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
    const given = cleanName(deps.hooks.clean(message.name ?? ''));
    const isOther = stored !== undefined && given !== undefined && given !== stored.name;
    // A device that was away must not bring an old name back: with an account only `set-name` changes it.
    const saved = isOther && (await deps.people.isKept(ours.user)) ? stored.name : (given ?? stored?.name);
    if (connection.session !== greeting) return;
    const ban = deps.hooks.guards.ask('hello', ours.user);
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
    sendWelcome(deps.hooks, connection, session);
    deps.hooks.events.emit('welcomed', connection, session);
    for (const text of waiting) connection.read(text);
  };
  findIdentity(deps.identities, message.secret, message.user)
    .then(found)
    .catch((error: unknown) => {
      deps.log.error({ err: error }, 'cannot look up a user');
      connection.expel('server-stopping', CLOSE.tryLater);
    });
}

export function sendWelcome({ welcome }: ConnectionHooks, connection: Connection, user: UserSession): void {
  connection.send({ type: 'welcome', protocol: PROTOCOL, user: user.identity.user, name: user.name, ...welcome });
}
