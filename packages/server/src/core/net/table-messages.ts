import type { TableCommand, TableId } from '@saloon/protocol';
import type { Common } from '../common/common.ts';
import type { UserSession } from '../identity/session.ts';
import { COMMAND_COSTS, PLAY } from '../limits/stored-costs.ts';
import type { TokenBucket } from '../limits/token-bucket.ts';
import type { ClientTables, Connection } from './connection.ts';
import type { Handlers, Message } from './messages.ts';

/** Tables that one connection may watch as a big screen. */
const MOST_SCREENS = 16;

export type TableMessagesDeps = Pick<Common, 'limits' | 'accountLimits' | 'clock' | 'audit'> & {
  /** Masks the words that operators don't want to see. */
  readonly clean: (text: string) => string;
  readonly tables: ClientTables & {
    unjoin(connection: Connection, table: TableId): void;
    command(connection: Connection, user: UserSession, table: TableId, id: string, command: TableCommand): void;
  };
};

/** What clients say to tables. */
export const tableMessages = (deps: TableMessagesDeps): Handlers => ({
  join: (connection, user, message) => join(deps, connection, user, message),
  unjoin: (connection, _user, { table }) => leave(deps, connection, table as TableId),
  do: (connection, user, message) => command(deps, connection, user, message),
  'ask-hint': (connection, _user, message) => askHint(deps, connection, message),
  shown: (connection, _user, message) => shown(connection, message),
  pong: (connection, _user, { n }) => pong(deps, connection, n),
});

function join(deps: TableMessagesDeps, connection: Connection, user: UserSession, message: Message<'join'>): void {
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

function leave(deps: TableMessagesDeps, connection: Connection, table: TableId): void {
  deps.tables.unjoin(connection, table);
  connection.screens.delete(table);
}

function askHint(deps: TableMessagesDeps, connection: Connection, message: Message<'ask-hint'>): void {
  const { id } = message;
  const table = message.table as TableId;
  if (!connection.joined.has(table) && !connection.remote.has(table)) return connection.refuse(id, 'not-joined', table);
  if (!connection.hints.take(deps.clock.monotonic())) return connection.refuse(id, 'too-fast', table);
  deps.tables.askHint(connection, table, id);
}

function command(deps: TableMessagesDeps, connection: Connection, user: UserSession, message: Message<'do'>): void {
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
  const mayTalk = () => budget !== connection.chat || deps.accountLimits.mayTalk(user.identity.user);
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

function pong(deps: TableMessagesDeps, connection: Connection, n: number): void {
  if (!connection.roundTrips.pong(n, deps.clock.monotonic())) return;
  for (const subscription of connection.joined.values()) subscription.table.reportLatency(subscription);
  for (const subscription of connection.remote.values()) subscription.reportLatency();
}
