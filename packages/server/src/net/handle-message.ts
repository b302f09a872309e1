import { unreachable } from '@saloon/kernel';
import { type ClientMessage, PROTOCOL, type TableCommand, type TableId, userId } from '@saloon/protocol';
import { cleanName } from '@saloon/table';
import type { House } from '../house.ts';
import { type Identity, identify, isSameSecret } from '../people/identity.ts';
import { revoke } from '../people/revoke.ts';
import { subscribe, unsubscribe } from '../push/subscriptions.ts';
import { sendSeenGame } from '../tables/seen-game.ts';
import type { TokenBucket } from '../token-bucket.ts';
import type { Connection } from './connection.ts';
import type { UserSession } from './session.ts';
import { CLOSE } from './transport.ts';

type Message<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

/** What comes of each message. Only `hello` is heard from somebody who has not said it. */
export function handleMessage(house: House, connection: Connection, message: ClientMessage): void {
  const { session } = connection;
  if (message.type === 'hello') return hello(house, connection, message);
  if (session.state !== 'welcomed') return connection.strike('hello-first');
  switch (message.type) {
    case 'set-name':
      return setName(house, connection, session, message.name);
    case 'watch-lobby':
      return house.watchLobby(connection, session, message.search);
    case 'unwatch-lobby':
      return house.unwatchLobby(connection);
    case 'open-table':
      return house.tables.openings.open(connection, session, message);
    case 'join':
      return join(house, connection, session, message);
    case 'unjoin':
      return house.tables.unjoin(connection, message.table as TableId);
    case 'do':
      return order(house, connection, session, message);
    case 'ask-hint':
      return askHint(house, connection, message);
    case 'revoke':
      return revoke(house, connection, session, message);
    case 'call-me':
      return subscribe(house, connection, session, message);
    case 'call-me-not':
      return unsubscribe(house, connection, session, message);
    case 'ask-seen':
      return sendSeenGame(house, connection, session, message);
    case 'pong':
      return pong(house, connection, message.n);
    default:
      return unreachable(message);
  }
}

function hello(house: House, connection: Connection, message: Message<'hello'>): void {
  if (connection.session.state !== 'new') return connection.strike('hello-twice');
  if (message.protocol !== PROTOCOL) return connection.expel('wrong-protocol', CLOSE.policy);
  const first = identify(message.secret);
  // Who has changed the secret says who it is.
  const claimed = message.user === undefined ? first : { ...first, user: userId(message.user) };
  greet(house, connection, message, claimed, first, []);
}

/** Looks somebody up, and lets them in if the secret is theirs; what they say meanwhile waits. */
function greet(
  house: House,
  connection: Connection,
  message: Message<'hello'>,
  identity: Identity,
  first: Identity,
  waiting: string[],
): void {
  const greeting = { state: 'greeting', identity, waiting } as const;
  connection.session = greeting;
  const admit = (stored: { readonly name: string; readonly secretHash: string } | undefined): void => {
    if (connection.session !== greeting) return;
    // To be somebody whom we do not know is not believed. Who follows from the secret may have another one by now.
    if (stored === undefined && identity.user !== first.user) {
      return greet(house, connection, message, first, first, waiting);
    }
    if (stored !== undefined && !isSameSecret(identity, stored.secretHash)) {
      return connection.expel('signed-out', CLOSE.policy);
    }
    if (house.moderation.has('banned-user', identity.user)) return connection.expel('banned', CLOSE.policy);
    const name = cleanName(message.name ?? '') ?? stored?.name ?? `Stranger ${identity.user.slice(0, 4)}`;
    const session: UserSession = { state: 'welcomed', identity, name, isSaved: stored?.name === name };
    connection.session = session;
    if (stored !== undefined) house.remember(session);
    welcome(house, connection, session);
    for (const text of waiting) connection.read(text);
  };
  house.store.user(identity.user).then(admit, (error: unknown) => {
    house.log.error({ err: error }, 'cannot look somebody up');
    connection.expel('server-stopping', CLOSE.tryLater);
  });
}

function welcome({ callers }: House, connection: Connection, { identity, name }: UserSession): void {
  const callKey = callers === undefined ? {} : { callKey: callers.key };
  connection.send({ type: 'welcome', protocol: PROTOCOL, user: identity.user, name, ...callKey });
}

function join(house: House, connection: Connection, session: UserSession, { table, since }: Message<'join'>): void {
  const now = house.clock.monotonic();
  if (!connection.joins.take(now) || !connection.addressBudget.joins.take(now)) {
    house.audit.limit('joins', connection.origin);
    return connection.strike('too-fast');
  }
  house.tables.join(connection, session, table as TableId, since);
}

function setName(house: House, connection: Connection, session: UserSession, given: string): void {
  const name = cleanName(given);
  if (name !== undefined && name !== session.name) {
    // Others hear of it, as they do of talk.
    if (!connection.chat.take(house.clock.monotonic())) {
      house.audit.limit('commands', connection.origin);
      return connection.strike('too-fast');
    }
    house.rename(session, name);
  }
  welcome(house, connection, session);
}

function askHint(house: House, connection: Connection, { id, table: at }: Message<'ask-hint'>): void {
  const table = at as TableId;
  if (!connection.joined.has(table) && !connection.remote.has(table)) return connection.refuse(id, 'not-joined', table);
  if (!connection.hints.take(house.clock.monotonic())) return connection.refuse(id, 'too-fast', table);
  house.tables.askHint(connection, table, id);
}

function order(house: House, connection: Connection, session: UserSession, message: Message<'do'>): void {
  const { id, command } = message;
  const table = message.table as TableId;
  const budget = budgetOf(connection, command);
  if (budget !== undefined) {
    // A retry of what was said is answered as before, however fast: a refusal would say that nothing was.
    const isSaid = connection.joined.get(table)?.table.actor.isAnswered(session.identity.user, id) === true;
    if (!isSaid && !budget.take(house.clock.monotonic())) return connection.refuse(id, 'too-fast', table);
  }
  house.tables.command(connection, session, table, id, command);
}

/** What a command is paid from besides the messages themselves; moves are not. */
function budgetOf({ chat, addressBudget: neighbour }: Connection, { type }: TableCommand): TokenBucket | undefined {
  if (type === 'chat' || type === 'emote' || type === 'comment') return chat;
  // Whether a move told anything takes many deals to find out.
  return type === 'ask-undo' ? neighbour.heavyWork : undefined;
}

function pong(house: House, connection: Connection, n: number): void {
  if (!connection.roundTrips.pong(n, house.clock.monotonic())) return;
  for (const attachment of connection.joined.values()) attachment.table.reportLatency(attachment);
  for (const place of connection.remote.values()) house.cluster?.far.reportLatency(place);
}
