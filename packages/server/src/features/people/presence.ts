import type { UserId } from '@saloon/protocol';
import type { ServerId } from '../../core/store/store.ts';

export type PresenceState = 'online' | 'playing' | 'offline';

/** Another server's list counts for this many milliseconds; it is sent again well before. */
const LASTS = 100_000;
export const ANNOUNCE_EVERY = 30_000;

type RemoteList = {
  readonly online: ReadonlySet<UserId>;
  readonly playing: ReadonlySet<UserId>;
  readonly until: number;
};

export type PresenceDeps = {
  readonly now: () => number;
  /** The users who are connected to this server. */
  readonly connected: () => Iterable<UserId>;
  /** Does this user have a seat in a running game that is in memory here? */
  readonly isPlaying: (user: UserId) => boolean;
};

/** Who is online or playing: here, and on the other servers of a cluster, which send their lists. */
export class Presence {
  readonly #deps: PresenceDeps;
  readonly #remote = new Map<ServerId, RemoteList>();

  constructor(deps: PresenceDeps) {
    this.#deps = deps;
  }

  /** What the other servers need to know. */
  here(): { readonly online: readonly UserId[]; readonly playing: readonly UserId[] } {
    const online = [...new Set(this.#deps.connected())];
    return { online, playing: online.filter(this.#deps.isPlaying) };
  }

  onRemote(server: ServerId, online: readonly UserId[], playing: readonly UserId[]): void {
    const until = this.#deps.now() + LASTS;
    this.#remote.set(server, { online: new Set(online), playing: new Set(playing), until });
  }

  /** The state of each of these users. */
  of(users: readonly UserId[]): ReadonlyMap<UserId, PresenceState> {
    const connected = new Set(this.#deps.connected());
    const lists = this.#valid();
    const stateOf = (user: UserId): PresenceState => {
      const isPlaying =
        (connected.has(user) && this.#deps.isPlaying(user)) || lists.some(({ playing }) => playing.has(user));
      if (isPlaying) return 'playing';
      return connected.has(user) || lists.some(({ online }) => online.has(user)) ? 'online' : 'offline';
    };
    return new Map(users.map((user) => [user, stateOf(user)]));
  }

  #valid(): readonly RemoteList[] {
    const now = this.#deps.now();
    for (const [server, { until }] of this.#remote) if (until < now) this.#remote.delete(server);
    return [...this.#remote.values()];
  }
}
