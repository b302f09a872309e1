import type { FindGame } from '@saloon/catalog';
import { gameId } from '@saloon/kernel';
import { FORMER_NAME, type ServerMessage, type UserId } from '@saloon/protocol';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { ClusterBroadcast } from '../cluster/messages.ts';
import type { TurnNotifications } from '../push/turn-notifications.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { AccountLimits } from './account-limits.ts';
import { BlockList } from './block-list.ts';
import { Deletions } from './deletions.ts';
import type { FindIdentityDeps } from './find-identity.ts';
import { FriendList } from './friends.ts';
import type { Identity } from './identity.ts';
import { Notices } from './notices.ts';
import { ANNOUNCE_EVERY, Presence } from './presence.ts';
import { peopleRecords } from './records.ts';
import type { Caller } from './routes/caller.ts';
import { SafetyRecords } from './safety-records.ts';
import type { TellWayIn } from './sign-in-device.ts';

export type ComposePeopleDeps = {
  readonly server: string;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly findGame: FindGame;
  readonly notifications: TurnNotifications | undefined;
  readonly isCluster: boolean;
  readonly publish: (news: ClusterBroadcast) => void;
  readonly connections: () => {
    deliver(user: UserId, message: ServerMessage, exceptFor?: string): boolean;
    tellAll(message: ServerMessage): void;
    users(): Iterable<UserId>;
    signOutOthers(identity: Identity): number;
  };
  /** Somebody has deleted their account. */
  readonly onPersonDeleted: () => void;
  readonly isPlaying: (user: UserId) => boolean;
  /** Gives a user another name at a table, loading it if need be. Resolves when it is done. */
  readonly renameAt: (table: StoredTable, user: UserId, name: string) => Promise<void>;
};

export type People = ReturnType<typeof composePeople>;

/** Everything about people that lives as long as the server. The routes are in `routes/`. */
export function composePeople(deps: ComposePeopleDeps) {
  const { store, clock, log, publish, connections } = deps;
  const { wall } = clock;
  const records = peopleRecords(store.query, wall);
  const safety = new SafetyRecords(store.query);
  const accountLimits = new AccountLimits(clock.monotonic);
  const blocks = new BlockList(store.query);
  const presence = new Presence({
    now: clock.monotonic,
    connected: () => connections().users(),
    isPlaying: deps.isPlaying,
  });
  const notices = new Notices({
    safety,
    wall,
    show: (text) => connections().tellAll({ type: 'announcement', text }),
    publish: () => publish({ type: 'notices-changed' }),
  });
  const identities: FindIdentityDeps = {
    user: (id) => store.user(id),
    hasDevice: (user, secretHash) => records.devices.has(user, secretHash),
  };
  const friends = new FriendList({
    store,
    records,
    accountLimits,
    presence,
    wall,
    changed: (...users) => {
      for (const user of users) deliver(user, { type: 'friends-changed' });
    },
    onBlocked(user, other, isBlocked) {
      blocks.set(user, other, isBlocked);
      publish({ type: 'blocked', user, other, isBlocked });
    },
  });
  let cancelAnnouncing: (() => void) | undefined;

  function deliver(user: UserId, message: ServerMessage, exceptFor?: string): void {
    connections().deliver(user, message, exceptFor);
    publish({ type: 'deliver', user, message, ...(exceptFor === undefined ? {} : { exceptFor }) });
  }

  const tellWayIn: TellWayIn = (user, way, device, exceptFor) =>
    deliver(user, { type: 'way-in-added', way, device }, exceptFor);

  /** A friend with an open page sees the invitation there; otherwise their devices are notified. */
  async function invite(
    { name }: Pick<Caller, 'name'>,
    to: UserId,
    { id, game, seating }: Pick<StoredTable, 'id' | 'game' | 'seating'>,
    waits: { readonly seatIn?: number } = {},
  ): Promise<void> {
    const played = seating?.game ?? gameId(game);
    const title = seating?.title ?? '';
    deliver(to, { type: 'invited', from: name, table: id, game: played, title, ...waits });
    if (presence.of([to]).get(to) !== 'offline') return;
    await deps.notifications?.invite(to, { table: id, game: played, title: name, why: 'invited' });
  }

  const deletions = new Deletions({
    ...{ store, clock, log },
    onErased(identity) {
      connections().signOutOthers(identity);
      publish({ type: 'revoked', ...identity });
      publish({ type: 'renamed', user: identity.user, name: FORMER_NAME });
      onHidden(identity.user);
    },
    renameAt: deps.renameAt,
  });

  /** An account was hidden, or is back: recordings name its person or don't. */
  function onHidden(user: UserId): void {
    publish({ type: 'person-deleted', user });
    deps.onPersonDeleted();
  }

  function announcePresence(): void {
    publish({ type: 'presence', server: deps.server, ...presence.here() });
    cancelAnnouncing = clock.after(ANNOUNCE_EVERY, announcePresence);
  }

  return {
    records,
    safety,
    accountLimits,
    blocks,
    presence,
    notices,
    identities,
    friends,
    invite,
    deliver,
    tellWayIn,
    deletions,
    onHidden,
    async start(): Promise<void> {
      await blocks.read();
      await notices.read();
      deletions.start();
      if (deps.isCluster) announcePresence();
    },
    async stop(): Promise<void> {
      cancelAnnouncing?.();
      await deletions.stop();
    },
  };
}
