import { gameId } from '@saloon/kernel';
import { FORMER_NAME, type UserId } from '@saloon/protocol';
import { feature } from '../../core/feature.ts';
import type { Caller, KeepPerson } from '../../core/http/caller.ts';
import { STORED } from '../../core/limits/stored-costs.ts';
import type { Statement } from '../../core/store/shared-sql.ts';
import type { StoredTable } from '../../core/store/store.ts';
import { serveAccount } from './account.ts';
import { Deletions } from './deletions.ts';
import { serveDeviceLinks } from './device-links.ts';
import { findPerson } from './find-person.ts';
import { readMe } from './me.ts';
import { servePasskeys } from './passkeys.ts';
import { ANNOUNCE_EVERY, Presence } from './presence.ts';
import { servePrivacy } from './privacy.ts';
import { peopleRecords } from './records.ts';
import { revoke } from './revoke.ts';
import type { TellWayIn } from './sign-in-device.ts';

/** More tables than anybody has. */
const ALL_TABLES = 100_000;

type PeopleBroadcast =
  /** This account was hidden, or is back: its name goes from recordings, or returns. */
  | { readonly type: 'person-deleted'; readonly user: UserId }
  /** Who is connected to the sender. */
  | {
      readonly type: 'presence';
      readonly server: string;
      readonly online: readonly UserId[];
      readonly playing: readonly UserId[];
    };

/** Accounts, ways to sign in, who is online, and the deletion of everything about somebody. */
export const people = feature({
  name: 'people',
  make(core) {
    const { store, clock, log, connections, sessions, broadcasts, seated, hooks, tables, registered, server } = core;
    const { wall } = clock;
    const records = peopleRecords(store.query, wall);
    const publish = (broadcast: PeopleBroadcast) => broadcasts.publish(broadcast);
    const presence = new Presence({
      now: clock.monotonic,
      connected: () => connections.users(),
      isPlaying: (user) => seated.tablesOf(user).some(({ stored }) => stored.phase === 'playing'),
    });
    const tellWayIn: TellWayIn = (user, way, device, exceptFor) =>
      sessions.deliver(user, { type: 'way-in-added', way, device }, exceptFor);
    const deletions = new Deletions({
      ...core,
      onErased(identity) {
        sessions.signOutOthers(identity);
        broadcasts.publish({ type: 'renamed', user: identity.user, name: FORMER_NAME });
        onHidden(identity.user);
      },
      erase: (user) => registered.flatMap(({ erase = [] }) => erase.map((text): Statement => [text, user])),
      renameAt: ({ id }, user, name) =>
        new Promise((resolve) =>
          tables.load(id, (found) => {
            if (found.type === 'local') found.table.rename(user, name);
            resolve();
          }),
        ),
    });
    const announcing = core.job({
      async work() {
        publish({ type: 'presence', server, ...presence.here() });
        return ANNOUNCE_EVERY;
      },
      failure: 'cannot tell other servers who is online now',
      first: core.isCluster ? 0 : undefined,
      retry: ANNOUNCE_EVERY,
    });

    function onHidden(user: UserId): void {
      publish({ type: 'person-deleted', user });
      hooks.people.emit('hidden', user);
    }

    /** A friend with an open page sees the invitation there; otherwise their devices are notified. */
    function invite(
      { name }: Pick<Caller, 'name'>,
      to: UserId,
      { id, game, seating }: Pick<StoredTable, 'id' | 'game' | 'seating'>,
      waits: { readonly seatIn?: number } = {},
    ): void {
      const played = seating?.game ?? gameId(game);
      const title = seating?.title ?? '';
      sessions.deliver(to, { type: 'invited', from: name, table: id, game: played, title, ...waits });
      if (presence.of([to]).get(to) !== 'offline') return;
      hooks.people.emit('invited', to, { table: id, game: played, title: name, why: 'invited' });
    }

    return {
      offers: { records, presence, deletions, invite, finder: findPerson(core.people, store) },
      broadcasts: {
        'person-deleted': ({ user }: PeopleBroadcast & { type: 'person-deleted' }) => hooks.people.emit('hidden', user),
        presence: (broadcast: PeopleBroadcast & { type: 'presence' }) =>
          presence.onRemote(broadcast.server, broadcast.online, broadcast.playing),
      },
      messages: {
        revoke: (connection, user, message) =>
          revoke(
            { store, log, signOutOthers: (identity) => sessions.signOutOthers(identity) },
            connection,
            user,
            message,
          ),
      },
      routes(routes) {
        /** Keeps a guest's identity. A new account costs more than what is done with it. */
        const keep = async ({ user, identity, name, address }: Parameters<KeepPerson>[0]) => {
          if ((await core.people.find(user)) === undefined) routes.charge(address, STORED.account);
          await core.people.keep({ id: user, secretHash: identity.secretHash, name }, wall());
        };
        const deps = { ...core, records, wall, tellWayIn, keep, deletions, onHidden };
        serveAccount(routes, { ...deps, signOutDevice: (identity) => sessions.signOutDevice(identity) });
        servePasskeys(routes, deps);
        serveDeviceLinks(routes, deps);
        servePrivacy(routes, deps);
      },
      jobs: [deletions.job, announcing],
      export: {
        me: (caller) => readMe(records, caller),
        async tables({ user }) {
          const held = await store.seated(user, 0, ALL_TABLES);
          return held.map(({ id, game, phase, openedAt, touchedAt, seating }) => ({
            id,
            game: seating?.game ?? game,
            phase,
            openedAt,
            touchedAt,
            names: seating?.names ?? [],
          }));
        },
      },
    };
  },
});
