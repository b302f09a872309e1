import { type RecentPlayer, type SeatPerson, type Target, tableId, type UserId } from '@saloon/protocol';
import { authorTag } from '@saloon/table';
import type { Core } from '../../core/core.ts';
import type { Caller } from '../../core/http/caller.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Routes } from '../../core/http/routes.ts';
import type { StoredTable } from '../../core/store/store.ts';
import { type FindPerson, infoOf } from '../people/find-person.ts';
import type { FriendList } from './friends.ts';

const MOST_RECENT = 30;
const RECENT_TABLES = 50;
const RECENT_FOR = 30 * 24 * 3600 * 1000;

export type FriendRoutesDeps = Pick<Core, 'store' | 'people' | 'accountLimits'> & {
  readonly friends: FriendList;
  readonly findPerson: FindPerson;
  readonly wall: () => number;
  /** Has the host blocked this user? */
  readonly isBarred: (user: UserId, host: UserId) => boolean;
  /** Shows or pushes an invitation to a friend. */
  readonly invite: (from: Caller, to: UserId, table: StoredTable) => void;
};

export function serveFriends(routes: Routes, deps: FriendRoutesDeps): void {
  const { friends, store, people: records } = deps;
  /** The user that a block, mute or report is about; guests count too. */
  const about = async (asked: Target): Promise<UserId> => {
    const seated = asked.table === undefined ? undefined : await deps.findPerson.seatedAt(asked.table, asked.seat);
    const found = seated ?? (await deps.findPerson.find(asked))?.id;
    const known = found ?? (asked.user === undefined ? undefined : (await store.user(asked.user))?.id);
    if (known === undefined) throw new Refusal(404, 'no-such-person');
    return known;
  };

  routes.add('GET /api/friends', async ({ user: me }) => friends.list(me));

  routes.add('POST /api/friends', async ({ user: me }, { body }) => ({ state: await friends.ask(me, body) }));

  routes.add('GET /api/friends/:user', async ({ user: me }, { params }) => {
    const person = await deps.findPerson.find({ user: params.user });
    if (person === undefined || (await friends.isBlockedBy(me, person.id))) throw new Refusal(404, 'no-such-person');
    return { person: infoOf(person), relation: (await friends.relations(me))(person.id).relation };
  });

  routes.add('DELETE /api/friends/:user', async ({ user: me }, { params }) => {
    await friends.part(me, params.user);
    return friends.list(me);
  });

  routes.add('POST /api/friends/:user/invite', async (caller, { params, body }) => {
    const other = params.user;
    if (!deps.accountLimits.mayContact(caller.user)) throw new Refusal(429, 'too-many-requests');
    if (!(await friends.areFriends(caller.user, other))) throw new Refusal(403, 'not-friends');
    const stored = await store.table(body.table);
    const isThere = stored?.host === caller.user || stored?.seating?.people.includes(caller.user) === true;
    if (stored === undefined || !isThere || stored.phase === 'over') throw new Refusal(404, 'no-such-table');
    deps.invite(caller, other, stored);
  });

  routes.add('POST /api/blocks', async ({ user: me }, { body: asked }) => {
    const other = await about(asked);
    await (asked.isBlocked ? friends.block(me, other) : friends.unblock(me, other));
    return friends.list(me);
  });

  routes.add('POST /api/mutes', async ({ user: me }, { body: asked }) => {
    await friends.mute(me, await about(asked), asked.isMuted);
    return friends.list(me);
  });

  routes.add('GET /api/tables/:table/people', async ({ user: me }, { params }) => {
    const stored = await store.table(tableId(params.table));
    const seats = stored?.seating?.people ?? [];
    // The same answer as to join: nobody learns that they are blocked.
    const isHidden = stored?.seating?.isPrivate === true && !seats.includes(me) && deps.isBarred(me, stored.host);
    if (isHidden) throw new Refusal(404, 'no-such-table');
    const names = stored?.seating?.names ?? [];
    const known = new Map((await records.findAll(seats.filter(isUser))).map((one) => [one.id, one]));
    const relationOf = await friends.relations(me);
    const people = seats.flatMap((seated, seat): SeatPerson[] => {
      if (!isUser(seated)) return [];
      const person = known.get(seated);
      const isGuest = person === undefined || person.deletedAt !== undefined;
      const shown = isGuest ? { user: seated, name: names[seat] ?? '' } : infoOf(person);
      return [{ seat, ...relationOf(seated), isGuest, person: shown }];
    });
    const unread = await friends.unread(me);
    return { people, hidden: unread.map((user) => authorTag(tableId(params.table), user)) };
  });

  routes.add('GET /api/recent', async ({ user: me }) => {
    const tables = await store.seated(me, deps.wall() - RECENT_FOR, RECENT_TABLES);
    const lastAt = new Map<UserId, number>();
    for (const { seating, touchedAt, phase } of tables) {
      if (phase === 'waiting') continue;
      for (const other of seating?.people ?? []) {
        if (isUser(other) && other !== me) lastAt.set(other, Math.max(touchedAt, lastAt.get(other) ?? 0));
      }
    }
    const relationOf = await friends.relations(me);
    const known = await records.findAll([...lastAt.keys()]);
    const people = known
      .filter(({ deletedAt, id }) => deletedAt === undefined && relationOf(id).relation !== 'blocked')
      .map(
        (one): RecentPlayer => ({ ...infoOf(one), at: lastAt.get(one.id) ?? 0, relation: relationOf(one.id).relation }),
      )
      .toSorted((a, b) => b.at - a.at)
      .slice(0, MOST_RECENT);
    return { people };
  });
}

const isUser = (seated: UserId | ''): seated is UserId => seated !== '';
