import type { TableCommand, TableId, Version } from '@saloon/protocol';
import type { Session, UserSession } from '../identity/session.ts';
import type { ServerId } from '../store/store.ts';
import type { Subscriber } from './subscription.ts';

/** A client that is connected to this server. Its tables may be here or on other servers. */
export interface Client extends Subscriber {
  readonly session: Session;
  /** Its subscriptions to tables of other servers. */
  readonly remote: Map<TableId, RemoteSubscription>;
  refuse(id: string, code: string, table?: TableId, at?: string): void;
  resendHint(table: TableId, id: string): void;
}

/** A client's subscription to a table that another server holds. */
export interface RemoteSubscription {
  /** Does its user play a game with races? */
  readonly isRacing: boolean;
  /** Passes on a command or a request for a hint. */
  ask(id: string, request: TableCommand | 'hint'): void;
  reportLatency(): void;
  /** Passes on which version the client has shown. */
  reportShown(version: Version): void;
  leave(): void;
}

/** The tables of other servers. A server that runs alone has none. */
export interface RemoteTables {
  /** The server that holds this table, if a client here is subscribed to it. */
  holderOf(id: TableId): ServerId | undefined;
  join(server: ServerId, client: Client, user: UserSession, id: TableId, since: Version | undefined): void;
}
