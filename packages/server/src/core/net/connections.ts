import type { ServerMessage, UserId } from '@saloon/protocol';
import type { Common } from '../common/common.ts';
import type { Identity } from '../identity/identity.ts';
import type { Ban } from '../identity/session.ts';
import { Connection, type ConnectionDeps } from './connection.ts';
import type { ConnectionHooks } from './connection-hooks.ts';
import { sendWelcome } from './hello.ts';
import type { Pinger } from './pinger.ts';
import { CLOSE, type CloseCode, type Transport } from './transport.ts';

export type ConnectionsDeps = Omit<ConnectionDeps, 'onClosed' | 'audit'> &
  Pick<Common, 'limits' | 'errors' | 'audit' | 'addressLimits'> & {
    readonly pings: Pinger;
    readonly hooks: ConnectionHooks;
  };

/** All clients that are connected to this server. */
export class Connections {
  readonly #deps: ConnectionsDeps;
  readonly #forEach: ConnectionDeps;
  readonly #all = new Set<Connection>();
  #isStopping = false;

  constructor(deps: ConnectionsDeps) {
    this.#deps = deps;
    this.#forEach = { ...deps, onClosed: (connection) => this.#closed(connection) };
  }

  get size(): number {
    return this.#all.size;
  }

  [Symbol.iterator](): Iterator<Connection> {
    return this.#all.values();
  }

  /** Accepts a client, or tells it why not and closes its connection. */
  connect(transport: Transport): Connection {
    const { addressLimits, limits, audit, hooks, pings } = this.#deps;
    const budget = addressLimits.at(transport.address);
    const connection = new Connection(this.#forEach, transport, budget);
    budget.connections += 1;
    this.#all.add(connection);
    const ban = hooks.guards.ask('connect', transport.address);
    if (this.#isStopping) connection.expel('server-stopping', CLOSE.goingAway);
    else if (ban !== undefined) connection.expel('banned', CLOSE.policy, ban);
    else if (budget.connections > limits.connectionsPerAddress) {
      audit.limit('connections', connection.origin);
      connection.expel('too-many-connections', CLOSE.tryLater);
    } else pings.opened(connection);
    return connection;
  }

  #closed(connection: Connection): void {
    if (!this.#all.delete(connection)) return;
    const { pings, hooks, errors } = this.#deps;
    connection.addressBudget.connections -= 1;
    pings.closed(connection);
    hooks.events.emit('closed', connection);
    // A server that stops records no departures: its clients come back to their tables when it runs again.
    if (this.#isStopping) return;
    for (const subscription of connection.joined.values()) errors.guard(() => subscription.table.leave(subscription));
    for (const subscription of [...connection.remote.values()]) subscription.leave();
  }

  /** A user has a new name: all their connections are welcomed by it. */
  rename(user: UserId, name: string): void {
    for (const connection of this.#all) {
      const { session } = connection;
      if (session.state !== 'welcomed' || session.identity.user !== user) continue;
      session.name = name;
      sendWelcome(this.#deps.hooks, connection, session);
    }
  }

  /** Sends a message to all connections of this user, or to all but those of one device. Returns whether there was one. */
  deliver(user: UserId, message: ServerMessage, exceptFor?: string): boolean {
    let isThere = false;
    for (const connection of this.#all) {
      const { session } = connection;
      if (session.state !== 'welcomed' || session.identity.user !== user) continue;
      if (session.identity.secretHash === exceptFor) continue;
      connection.send(message);
      isThere = true;
    }
    return isThere;
  }

  /** Sends a message to everybody who has said hello. */
  tellAll(message: ServerMessage): void {
    for (const connection of this.#all) if (connection.session.state === 'welcomed') connection.send(message);
  }

  /** The name that a user has on a connection here. */
  nameOf(user: UserId): string | undefined {
    for (const { session } of this.#all) {
      if (session.state === 'welcomed' && session.identity.user === user) return session.name;
    }
    return undefined;
  }

  /** The users who are connected here. */
  *users(): Iterable<UserId> {
    for (const { session } of this.#all) if (session.state === 'welcomed') yield session.identity.user;
  }

  /** Disconnects everybody who came as this user with another secret. Returns how many. */
  signOutOthers({ user, secretHash }: Identity): number {
    return this.#expelAll('signed-out', CLOSE.policy, ({ session }) => {
      // One that is still being looked up counts too: the store may have been read before the secret changed.
      if (session.state !== 'greeting' && session.state !== 'welcomed') return false;
      return session.identity.user === user && session.identity.secretHash !== secretHash;
    });
  }

  /** Disconnects the device that came as this user with this secret. */
  signOutDevice({ user, secretHash }: Identity): void {
    this.#expelAll('signed-out', CLOSE.policy, ({ session }) => {
      if (session.state !== 'greeting' && session.state !== 'welcomed') return false;
      return session.identity.user === user && session.identity.secretHash === secretHash;
    });
  }

  /** Disconnects everybody an operator has banned, by user or by address. */
  expelBanned(isBanned: (connection: Connection) => boolean, ban: Ban): void {
    this.#expelAll('banned', CLOSE.policy, isBanned, ban);
  }

  /** From now on new clients get the error `server-stopping`. */
  stopAccepting(): void {
    this.#isStopping = true;
  }

  expelEverybody(): void {
    this.#expelAll('server-stopping', CLOSE.goingAway, () => true);
  }

  #expelAll(
    code: 'signed-out' | 'banned' | 'server-stopping',
    close: CloseCode,
    isOut: (connection: Connection) => boolean,
    ban?: Ban,
  ): number {
    const out = [...this.#all].filter(isOut);
    for (const connection of out) connection.expel(code, close, ban);
    return out.length;
  }
}
