import type { ServerMessage, UserId } from '@saloon/protocol';
import { cleanName } from '@saloon/table';
import type { BroadcastHandlers, Broadcasts } from '../bus/broadcasts.ts';
import type { Common } from '../common/common.ts';
import type { Identity } from '../identity/identity.ts';
import type { UserSession } from '../identity/session.ts';
import type { Connection } from './connection.ts';
import type { ConnectionHooks } from './connection-hooks.ts';
import type { Connections } from './connections.ts';
import { sendWelcome } from './hello.ts';

/** Connections that are compared with the store at a time. */
const AT_ONCE = 500;

/** What servers tell each other about the connections of a user. */
export type SessionBroadcast =
  | { readonly type: 'renamed'; readonly user: UserId; readonly name: string }
  /** This user has a new secret: clients with an older one are disconnected. */
  | { readonly type: 'revoked'; readonly user: UserId; readonly secretHash: string }
  /** One device of this user was signed out. */
  | { readonly type: 'device-signed-out'; readonly user: UserId; readonly secretHash: string }
  /** For all connections of this user, but those of the device with the hash `exceptFor`. */
  | { readonly type: 'deliver'; readonly user: UserId; readonly message: ServerMessage; readonly exceptFor?: string };

export type SessionsDeps = Pick<Common, 'store' | 'clock' | 'audit'> & {
  readonly connections: Connections;
  readonly broadcasts: Broadcasts;
  readonly seated: { tablesOf(user: UserId): Iterable<{ rename(user: UserId, name: string): void }> };
  readonly saveUser: (user: UserSession) => void;
  readonly hooks: ConnectionHooks;
};

/** New names, sign-outs and messages, on all connections of a person and on all servers. */
export class Sessions {
  readonly #deps: SessionsDeps;

  constructor(deps: SessionsDeps) {
    const { connections, broadcasts } = deps;
    this.#deps = deps;
    const handlers: BroadcastHandlers<SessionBroadcast> = {
      renamed: ({ user, name }) => this.#renameHere(user, name),
      revoked: (identity) => void connections.signOutOthers(identity),
      'device-signed-out': (identity) => connections.signOutDevice(identity),
      deliver: ({ user, message, exceptFor }) => void connections.deliver(user, message, exceptFor),
    };
    broadcasts.on(handlers);
  }

  setName(connection: Connection, user: UserSession, given: string): void {
    const { hooks, clock, audit } = this.#deps;
    const name = cleanName(hooks.clean(given));
    if (name === undefined || name === user.name) return sendWelcome(hooks, connection, user);
    // Everybody at the user's tables sees a new name, so it counts as chat.
    if (!connection.chat.take(clock.monotonic())) {
      audit.limit('commands', connection.origin);
      return connection.strike('too-fast');
    }
    const { user: id } = user.identity;
    user.isSaved = false;
    this.#renameHere(id, name);
    this.#deps.saveUser(user);
    this.#publish({ type: 'renamed', user: id, name });
  }

  /** On all connections and at all tables in memory; at other tables when the user next joins. */
  #renameHere(user: UserId, name: string): void {
    this.#deps.connections.rename(user, name);
    for (const table of this.#deps.seated.tablesOf(user)) table.rename(user, name);
  }

  /** Signs out everybody who came with another secret than this one. */
  signOutOthers(identity: Identity): void {
    this.#deps.connections.signOutOthers(identity);
    this.#publish({ type: 'revoked', ...identity });
  }

  signOutDevice(identity: Identity): void {
    this.#deps.connections.signOutDevice(identity);
    this.#publish({ type: 'device-signed-out', ...identity });
  }

  deliver(user: UserId, message: ServerMessage, exceptFor?: string): void {
    this.#deps.connections.deliver(user, message, exceptFor);
    this.#publish({ type: 'deliver', user, message, ...(exceptFor === undefined ? {} : { exceptFor }) });
  }

  /** A broadcast was lost: compares every connection with the store. */
  async check(): Promise<void> {
    const all = [...this.#deps.connections].flatMap(({ session }) => (session.state === 'welcomed' ? session : []));
    for (let from = 0; from < all.length; from += AT_ONCE) await this.#check(all.slice(from, from + AT_ONCE));
  }

  /** Two queries for many connections: with one for each, some losses in a row would keep the store busy for minutes. */
  async #check(sessions: readonly UserSession[]): Promise<void> {
    const users = [...new Set(sessions.map(({ identity }) => identity.user))];
    const [stored = [], devices = []] = await this.#deps.store.query([
      ['SELECT id, secret_hash, name FROM users WHERE id = ANY ($1)', users],
      ['SELECT user_id AS id, secret_hash FROM devices WHERE user_id = ANY ($1)', users],
    ]);
    const names = new Map(stored.map(({ id, name }) => [id, String(name)]));
    const secrets = new Set([...stored, ...devices].map(({ id, secret_hash }) => `${id} ${secret_hash}`));
    for (const { identity, name, isSaved } of sessions) {
      const storedName = names.get(identity.user);
      if (storedName === undefined) continue;
      if (!secrets.has(`${identity.user} ${identity.secretHash}`)) this.#deps.connections.signOutDevice(identity);
      else if (isSaved && storedName !== name) this.#renameHere(identity.user, storedName);
    }
  }

  #publish(broadcast: SessionBroadcast): void {
    this.#deps.broadcasts.publish(broadcast);
  }
}
