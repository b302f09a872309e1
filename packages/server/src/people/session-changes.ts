import type { UserId } from '@saloon/protocol';
import type { ClusterBroadcast } from '../cluster/messages.ts';
import type { UserSession } from '../net/session.ts';
import type { Identity } from './identity.ts';

export type SessionChangesDeps = {
  readonly connections: {
    rename(user: UserId, name: string): void;
    signOutOthers(identity: Identity): void;
    signOutDevice(identity: Identity): void;
  };
  readonly tablesOf: (user: UserId) => Iterable<{ rename(user: UserId, name: string): void }>;
  readonly saveUser: (user: UserSession) => void;
  readonly publish: (news: ClusterBroadcast) => void;
};

/** New names and sign-outs, on all connections of a person and on all servers. */
export class SessionChanges {
  readonly #deps: SessionChangesDeps;

  constructor(deps: SessionChangesDeps) {
    this.#deps = deps;
  }

  rename(session: UserSession, name: string): void {
    const { user } = session.identity;
    session.isSaved = false;
    this.renameHere(user, name);
    this.#deps.saveUser(session);
    this.#deps.publish({ type: 'renamed', user, name });
  }

  /** On all connections and at all tables in memory; at other tables when the user next joins. */
  renameHere(user: UserId, name: string): void {
    this.#deps.connections.rename(user, name);
    for (const table of this.#deps.tablesOf(user)) table.rename(user, name);
  }

  /** Signs out everybody who came with another secret than this one. */
  signOutOthers(identity: Identity): void {
    this.#deps.connections.signOutOthers(identity);
    this.#deps.publish({ type: 'revoked', ...identity });
  }

  signOutDevice(identity: Identity): void {
    this.#deps.connections.signOutDevice(identity);
    this.#deps.publish({ type: 'device-signed-out', ...identity });
  }
}
