import type { UserId } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import type { UserSession } from '../../core/identity/session.ts';
import type { Lobby, LobbyWatcher } from './lobby.ts';

/** A client that may watch the lobby. */
export interface LobbyClient extends LobbyWatcher {
  /** Whose list of tables it gets, while it watches. */
  watchedUser: UserId | undefined;
}

export type LobbyWatchDeps = Pick<Core, 'seated' | 'log'> & {
  readonly lobby: Lobby;
  /** Asks other servers for this user's tables, or stops asking. */
  readonly watchRemote: (user: UserId, isWatched: boolean) => void;
};

/** Clients that watch the lobby: they get the open tables and the list of their own. */
export class LobbyWatch {
  readonly #deps: LobbyWatchDeps;

  constructor(deps: LobbyWatchDeps) {
    this.#deps = deps;
  }

  watch(client: LobbyClient, { identity }: UserSession, search?: string): void {
    const { lobby, seated, log, watchRemote } = this.#deps;
    const { user } = identity;
    // A search changes nothing in the list of the user's own tables.
    if (search !== undefined && client.watchedUser === user) return lobby.watch(client, search);
    const isFirst = !seated.isWatched(user);
    lobby.watch(client, search);
    seated
      .watch(user, client)
      .catch((error: unknown) => log.error({ err: error }, "cannot read a user's tables"))
      // After the list from the store, because other servers know newer rows.
      .then(() => {
        if (isFirst && seated.isWatched(user)) watchRemote(user, true);
      });
    client.watchedUser = user;
  }

  unwatch(client: LobbyClient): void {
    const { lobby, seated, watchRemote } = this.#deps;
    lobby.unwatch(client);
    const user = client.watchedUser;
    client.watchedUser = undefined;
    if (user === undefined) return;
    seated.unwatch(user, client);
    if (!seated.isWatched(user)) watchRemote(user, false);
  }
}
