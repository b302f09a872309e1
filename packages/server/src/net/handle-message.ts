import { unreachable } from '@saloon/kernel';
import type { ClientMessage, TableCommand, TableId, UserId } from '@saloon/protocol';
import { cleanName } from '@saloon/table';
import type { Clock } from '../clock.ts';
import type { Limits } from '../limits.ts';
import type { TokenBucket } from '../token-bucket.ts';
import type { AuditLog } from './audit-log.ts';
import type { ClientTables, Connection } from './connection.ts';
import { type HelloDeps, hello, sendWelcome } from './hello.ts';
import type { UserSession } from './session.ts';
import { COMMAND_COSTS, MESSAGE_COSTS, PLAY } from './stored-costs.ts';

type Message<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;
type Handler<Type extends ClientMessage['type']> = (
  connection: Connection,
  user: UserSession,
  message: Message<Type>,
) => void;

/** Tables that one connection may watch as a big screen. */
const MOST_SCREENS = 16;

export type HandlerDeps = HelloDeps & {
  readonly limits: Pick<Limits, 'storedBurst'>;
  /** May this user say something more, on whatever connection? */
  readonly mayTalk: (user: UserId) => boolean;
  readonly clock: Clock;
  readonly audit: Pick<AuditLog, 'limit'>;
  readonly tables: ClientTables & {
    unjoin(connection: Connection, table: TableId): void;
    command(connection: Connection, user: UserSession, table: TableId, id: string, command: TableCommand): void;
  };
  readonly lobby: {
    watch(connection: Connection, user: UserSession, search: string | undefined): void;
    unwatch(connection: Connection): void;
  };
  readonly rename: (user: UserSession, name: string) => void;
  readonly openTable: Handler<'open-table'>;
  readonly findMatch: Handler<'find-match'>;
  readonly leaveMatch: Handler<'leave-match'>;
  readonly changeSecret: Handler<'revoke'>;
  readonly subscribePush: Handler<'call-me'>;
  readonly unsubscribePush: Handler<'call-me-not'>;
  readonly sendSeenGame: Handler<'ask-seen'>;
};

/** Passes each message to the part that handles it. Before `hello` every other message is an error. */
export function handleMessage(deps: HandlerDeps, connection: Connection, message: ClientMessage): void {
  const { session } = connection;
  if (message.type === 'hello') return hello(deps, connection, message);
  if (session.state !== 'welcomed') return connection.strike('hello-first');
  const cost = MESSAGE_COSTS[message.type];
  if (cost > 0 && !connection.addressBudget.stored.take(deps.clock.monotonic(), cost)) {
    deps.audit.limit('storage', connection.origin);
    return 'id' in message ? connection.refuse(message.id, 'too-fast') : connection.strike('too-fast');
  }
  switch (message.type) {
    case 'set-name':
      return setName(deps, connection, session, message.name);
    case 'watch-lobby':
      return deps.lobby.watch(connection, session, message.search);
    case 'unwatch-lobby':
      return deps.lobby.unwatch(connection);
    case 'open-table':
      return deps.openTable(connection, session, { ...message, title: deps.clean(message.title ?? '') });
    case 'find-match':
      return deps.findMatch(connection, session, message);
    case 'leave-match':
      return deps.leaveMatch(connection, session, message);
    case 'join':
      return join(deps, connection, session, message);
    case 'shown':
      return shown(connection, message);
    case 'unjoin':
      return leave(deps, connection, message.table as TableId);
    case 'do':
      return command(deps, connection, session, message);
    case 'ask-hint':
      return askHint(deps, connection, message);
    case 'revoke':
      return deps.changeSecret(connection, session, message);
    case 'call-me':
      return deps.subscribePush(connection, session, message);
    case 'call-me-not':
      return deps.unsubscribePush(connection, session, message);
    case 'ask-seen':
      return deps.sendSeenGame(connection, session, message);
    case 'pong':
      return pong(deps, connection, message.n);
    default:
      return unreachable(message);
  }
}

function join(deps: HandlerDeps, connection: Connection, user: UserSession, message: Message<'join'>): void {
  const now = deps.clock.monotonic();
  if (!connection.joins.take(now) || !connection.addressBudget.joins.take(now)) {
    deps.audit.limit('joins', connection.origin);
    return connection.strike('too-fast');
  }
  const table = message.table as TableId;
  const isScreen = message.as === 'screen';
  // Another role is another subscription.
  if (isScreen !== connection.screens.has(table)) deps.tables.unjoin(connection, table);
  if (isScreen) connection.screens.add(table);
  else connection.screens.delete(table);
  const [oldest] = connection.screens;
  if (connection.screens.size > MOST_SCREENS && oldest !== undefined) leave(deps, connection, oldest);
  deps.tables.join(connection, user, table, message.since);
}

function leave(deps: HandlerDeps, connection: Connection, table: TableId): void {
  deps.tables.unjoin(connection, table);
  connection.screens.delete(table);
}

function setName(deps: HandlerDeps, connection: Connection, user: UserSession, given: string): void {
  const name = cleanName(deps.clean(given));
  if (name !== undefined && name !== user.name) {
    // Everybody at the user's tables sees a new name, so it counts as chat.
    if (!connection.chat.take(deps.clock.monotonic())) {
      deps.audit.limit('commands', connection.origin);
      return connection.strike('too-fast');
    }
    return deps.rename(user, name);
  }
  sendWelcome(deps.pushKey, connection, user);
}

function askHint(deps: HandlerDeps, connection: Connection, message: Message<'ask-hint'>): void {
  const { id } = message;
  const table = message.table as TableId;
  if (!connection.joined.has(table) && !connection.remote.has(table)) return connection.refuse(id, 'not-joined', table);
  if (!connection.hints.take(deps.clock.monotonic())) return connection.refuse(id, 'too-fast', table);
  deps.tables.askHint(connection, table, id);
}

function command(deps: HandlerDeps, connection: Connection, user: UserSession, message: Message<'do'>): void {
  const { id } = message;
  const table = message.table as TableId;
  const command = cleaned(message.command, deps.clean);
  const budget = budgetOf(connection, command);
  const now = deps.clock.monotonic();
  const { stored } = connection.addressBudget;
  const mayStore = () => {
    const overdraft = PLAY.has(command.type) ? deps.limits.storedBurst : 0;
    if (stored.take(now, COMMAND_COSTS[command.type], overdraft)) return true;
    deps.audit.limit('storage', connection.origin);
    return false;
  };
  const mayTalk = () => budget !== connection.chat || deps.mayTalk(user.identity.user);
  // A retry of an accepted command always gets the same reply: a refusal would mean that it was not accepted.
  const isAnswered = connection.joined.get(table)?.table.actor.isAnswered(user.identity.user, id) === true;
  if (!isAnswered && !((budget?.take(now) ?? true) && mayTalk() && mayStore())) {
    return connection.refuse(id, 'too-fast', table);
  }
  deps.tables.command(connection, user, table, id, command);
}

/** The command with the words masked that operators don't want to see. */
function cleaned(command: TableCommand, clean: (text: string) => string): TableCommand {
  const hasText = command.type === 'chat' || command.type === 'comment';
  return hasText ? { ...command, text: clean(command.text) } : command;
}

/** The budget of a command besides that of messages; moves have none. */
function budgetOf({ chat, addressBudget }: Connection, { type }: TableCommand): TokenBucket | undefined {
  if (type === 'chat' || type === 'emote' || type === 'comment') return chat;
  // It takes many re-deals to find out whether a move has revealed anything.
  return type === 'ask-undo' ? addressBudget.heavyWork : undefined;
}

/** From a client that hasn't joined the table it means nothing. */
function shown(connection: Connection, { table, version }: Message<'shown'>): void {
  const here = connection.joined.get(table as TableId);
  if (here !== undefined) return here.table.reportShown(here, version);
  connection.remote.get(table as TableId)?.reportShown(version);
}

function pong(deps: HandlerDeps, connection: Connection, n: number): void {
  if (!connection.roundTrips.pong(n, deps.clock.monotonic())) return;
  for (const subscription of connection.joined.values()) subscription.table.reportLatency(subscription);
  for (const subscription of connection.remote.values()) subscription.reportLatency();
}
