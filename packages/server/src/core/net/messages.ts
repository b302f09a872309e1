import type { ClientMessage } from '@saloon/protocol';
import type { UserSession } from '../identity/session.ts';
import { MESSAGE_COSTS } from '../limits/stored-costs.ts';
import type { AuditLog } from '../observe/audit-log.ts';
import type { Clock } from '../time/clock.ts';
import type { Connection } from './connection.ts';
import { type HelloDeps, hello } from './hello.ts';

export type Message<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

/** What is done with messages of clients that have said hello. */
export type Handlers = {
  readonly [Type in Exclude<ClientMessage['type'], 'hello'>]?: (
    connection: Connection,
    user: UserSession,
    message: Message<Type>,
  ) => void;
};

export type MessagesDeps = HelloDeps & { readonly clock: Clock; readonly audit: Pick<AuditLog, 'limit'> };

/** Passes each message to the part that handles it. Before `hello` every other message is an error. */
export class Messages {
  readonly #deps: MessagesDeps;
  readonly #handlers = new Map<string, (connection: Connection, user: UserSession, message: never) => void>();

  constructor(deps: MessagesDeps) {
    this.#deps = deps;
  }

  add(handlers: Handlers): void {
    for (const [type, handler] of Object.entries(handlers)) this.#handlers.set(type, handler);
  }

  handle(connection: Connection, message: ClientMessage): void {
    const { session } = connection;
    if (message.type === 'hello') return hello(this.#deps, connection, message);
    if (session.state !== 'welcomed') return connection.strike('hello-first');
    const cost = MESSAGE_COSTS[message.type];
    if (cost > 0 && !connection.addressBudget.stored.take(this.#deps.clock.monotonic(), cost)) {
      this.#deps.audit.limit('storage', connection.origin);
      return 'id' in message ? connection.refuse(message.id, 'too-fast') : connection.strike('too-fast');
    }
    const handler = this.#handlers.get(message.type);
    // A feature that this server does without.
    if (handler === undefined) return connection.strike('malformed-message', 'type');
    handler(connection, session, message as never);
  }
}
