import type { UserId } from '@saloon/protocol';
import { feature } from '../../core/feature.ts';
import { people } from '../people/index.ts';
import { BlockList } from './block-list.ts';
import { serveFriends } from './friend-routes.ts';
import { FriendList } from './friends.ts';
import { ERASE_TIES, TieRecords } from './tie-records.ts';

/** One person blocks another, or no longer does. */
type Blocked = { readonly type: 'blocked'; readonly user: UserId; readonly other: UserId; readonly isBlocked: boolean };

/** Friends, mutes and blocks. A blocked person doesn't get into a private table. */
export const friends = feature({
  name: 'friends',
  needs: { people },
  make(core, { people: { presence, invite, finder } }) {
    const { store, sessions, broadcasts } = core;
    const ties = new TieRecords(store.query);
    const blocks = new BlockList(store.query);
    const list = new FriendList({
      people: core.people,
      ties,
      find: finder.find,
      accountLimits: core.accountLimits,
      presence,
      wall: core.clock.wall,
      changed: (...users) => {
        for (const user of users) sessions.deliver(user, { type: 'friends-changed' });
      },
      onBlocked(user, other, isBlocked) {
        blocks.set(user, other, isBlocked);
        broadcasts.publish<Blocked>({ type: 'blocked', user, other, isBlocked });
      },
    });
    const isBarred = (user: UserId, host: UserId) => blocks.has(host, user);
    return {
      offers: { ties, blocks },
      // The same answer as for a table that doesn't exist: nobody learns that they are blocked.
      guards: {
        watch: (user, { actor, stored }) =>
          actor.info.isPrivate && isBarred(user, stored.host) ? 'no-such-table' : undefined,
      },
      broadcasts: { blocked: ({ user, other, isBlocked }: Blocked) => blocks.set(user, other, isBlocked) },
      routes: (routes) =>
        serveFriends(routes, { ...core, wall: core.clock.wall, friends: list, findPerson: finder, isBarred, invite }),
      read: () => blocks.read(),
      export: { friends: ({ user }) => list.list(user) },
      erase: ERASE_TIES,
    };
  },
});
