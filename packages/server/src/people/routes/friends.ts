import {
  type FriendLink,
  type RecentPlayer,
  type SeatPerson,
  type TablePeople,
  tableId,
  type UserId,
  userId,
} from '@saloon/protocol';
import { authorTag } from '@saloon/table';
import type { Store, StoredTable } from '../../store/store.ts';
import type { AccountLimits } from '../account-limits.ts';
import { type FriendList, infoOf, type Target } from '../friends.ts';
import type { PeopleRecords } from '../records.ts';
import { Refusal } from '../refusal.ts';
import type { Caller } from './caller.ts';
import { body, flag, number, table, text, user } from './schemas.ts';
import type { UserRoutes } from './user-routes.ts';

const MOST_RECENT = 30;
const RECENT_TABLES = 50;
const RECENT_FOR = 30 * 24 * 3600 * 1000;

export type FriendRoutesDeps = {
  readonly store: Pick<Store, 'table' | 'seated' | 'user'>;
  readonly records: PeopleRecords;
  readonly friends: FriendList;
  readonly accountLimits: AccountLimits;
  readonly wall: () => number;
  /** Has the host blocked this user? */
  readonly isBarred: (user: UserId, host: UserId) => boolean;
  /** Shows or pushes an invitation to a friend. */
  readonly invite: (from: Caller, to: UserId, table: StoredTable) => Promise<void>;
};

export function serveFriends(routes: UserRoutes, deps: FriendRoutesDeps): void {
  const { friends, store, records } = deps;
  const target = body({}, { handle: text(100), user, table, seat: number });
  const idOf = (params: Readonly<Record<string, string>>): UserId => {
    if (!/^[0-9a-f]{24}$/.test(params.user ?? '')) throw new Refusal(404, 'no-such-person');
    return userId(params.user ?? '');
  };
  /** The user that a block, mute or report is about; guests count too. */
  const about = async (asked: Target): Promise<UserId> => {
    const seated = asked.table === undefined ? undefined : await friends.seatedAt(asked.table, asked.seat);
    const found = seated ?? (await friends.find(asked))?.id;
    const known = found ?? (asked.user === undefined ? undefined : (await store.user(userId(asked.user)))?.id);
    if (known === undefined) throw new Refusal(404, 'no-such-person');
    return known;
  };

  routes.user('GET', '/api/friends', {}, async ({ user: me }) => friends.list(me));

  routes.user('POST', '/api/friends', target, async ({ user: me }, { body: given }) => ({
    state: await friends.ask(me, given as Target),
  }));

  routes.user('GET', '/api/friends/:user', {}, async ({ user: me }, { params }): Promise<FriendLink> => {
    const person = await friends.find({ user: idOf(params) });
    if (person === undefined || (await friends.isBlockedBy(me, person.id))) throw new Refusal(404, 'no-such-person');
    return { person: infoOf(person), relation: (await friends.relations(me))(person.id).relation };
  });

  routes.user('DELETE', '/api/friends/:user', {}, async ({ user: me }, { params }) => {
    await friends.part(me, idOf(params));
    return friends.list(me);
  });

  routes.user('POST', '/api/friends/:user/invite', body({ table }), async (caller, { params, body: given }) => {
    const other = idOf(params);
    if (!deps.accountLimits.mayContact(caller.user)) throw new Refusal(429, 'too-many-requests');
    if (!(await friends.areFriends(caller.user, other))) throw new Refusal(403, 'not-friends');
    const stored = await store.table(tableId((given as { table: string }).table));
    const isThere = stored?.host === caller.user || stored?.seating?.people.includes(caller.user) === true;
    if (stored === undefined || !isThere || stored.phase === 'over') throw new Refusal(404, 'no-such-table');
    await deps.invite(caller, other, stored);
  });

  const blocking = body({ isBlocked: flag }, { handle: text(100), user, table, seat: number });
  routes.user('POST', '/api/blocks', blocking, async ({ user: me }, { body: given }) => {
    const asked = given as Target & { isBlocked: boolean };
    const other = await about(asked);
    await (asked.isBlocked ? friends.block(me, other) : friends.unblock(me, other));
    return friends.list(me);
  });

  const muting = body({ isMuted: flag }, { handle: text(100), user, table, seat: number });
  routes.user('POST', '/api/mutes', muting, async ({ user: me }, { body: given }) => {
    const asked = given as Target & { isMuted: boolean };
    await friends.mute(me, await about(asked), asked.isMuted);
    return friends.list(me);
  });

  routes.user('GET', '/api/tables/:table/people', {}, async ({ user: me }, { params }) => {
    const stored = await store.table(tableId(params.table ?? ''));
    const seats = stored?.seating?.people ?? [];
    // The same answer as to join: nobody learns that they are blocked.
    const isHidden = stored?.seating?.isPrivate === true && !seats.includes(me) && deps.isBarred(me, stored.host);
    if (isHidden) throw new Refusal(404, 'no-such-table');
    const names = stored?.seating?.names ?? [];
    const known = new Map((await records.people.findAll(seats.filter(isUser))).map((one) => [one.id, one]));
    const relationOf = await friends.relations(me);
    const people = seats.flatMap((seated, seat): SeatPerson[] => {
      if (!isUser(seated)) return [];
      const person = known.get(seated);
      const isGuest = person === undefined || person.deletedAt !== undefined;
      const shown = isGuest ? { user: seated, name: names[seat] ?? '' } : infoOf(person);
      return [{ seat, ...relationOf(seated), isGuest, person: shown }];
    });
    const unread = await friends.unread(me);
    return { people, hidden: unread.map((user) => authorTag(tableId(params.table ?? ''), user)) } satisfies TablePeople;
  });

  routes.user('GET', '/api/recent', {}, async ({ user: me }) => {
    const tables = await store.seated(me, deps.wall() - RECENT_FOR, RECENT_TABLES);
    const lastAt = new Map<UserId, number>();
    for (const { seating, touchedAt, phase } of tables) {
      if (phase === 'waiting') continue;
      for (const other of seating?.people ?? []) {
        if (isUser(other) && other !== me) lastAt.set(other, Math.max(touchedAt, lastAt.get(other) ?? 0));
      }
    }
    const relationOf = await friends.relations(me);
    const known = await records.people.findAll([...lastAt.keys()]);
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
