import * as v from 'valibot';
import { personInfo, whom } from './people.ts';
import { count, type DataOf, fields, flag, list, maybe, type Routes, table, time, word } from './route.ts';

const friendInfo = fields({
  ...personInfo.entries,
  since: time,
  /** Missing if the friend doesn't show it. */
  presence: maybe(v.picklist(['online', 'playing', 'offline'])),
});
export type FriendInfo = DataOf<typeof friendInfo>;

/** How you stand to somebody. */
const relation = v.picklist(['you', 'friend', 'asked', 'asking', 'blocked', 'muted', 'none']);
export type Relation = DataOf<typeof relation>;

/** `asking` have asked you, and you have asked `asked`. */
const friends = fields({
  friends: list(friendInfo),
  asking: list(personInfo),
  asked: list(personInfo),
  blocked: list(personInfo),
  muted: list(personInfo),
});
export type Friends = DataOf<typeof friends>;

const friendLink = fields({ person: personInfo, relation });
export type FriendLink = DataOf<typeof friendLink>;

/** Somebody at a table. Guests can't become friends. */
const seatPerson = fields({ seat: count, relation, isMuted: flag, isGuest: flag, person: personInfo });
export type SeatPerson = DataOf<typeof seatPerson>;

/** `hidden` has the `author` of chat lines that you don't read at this table: you have muted or blocked that person. */
const tablePeople = fields({ people: list(seatPerson), hidden: list(word) });
export type TablePeople = DataOf<typeof tablePeople>;

/** Somebody you have played with lately. */
const recentPlayer = fields({ ...personInfo.entries, at: time, relation });
export type RecentPlayer = DataOf<typeof recentPlayer>;

export const friendRoutes = {
  'GET /api/friends': { does: 'Friends, requests, mutes and blocks.', who: 'guest', answer: friends },
  'POST /api/friends': {
    does: 'Asks somebody to be friends, or agrees if they have asked.',
    who: 'guest',
    body: fields(whom),
    answer: fields({ state: v.picklist(['asked', 'friends']) }),
    refusals: [
      'not-kept',
      'yourself',
      'no-such-person',
      'too-many-friends',
      'their-friends-full',
      'too-many-requests-open',
    ],
  },
  'GET /api/friends/:user': {
    does: 'Whose link this is, and how you stand to them; `no-such-person` also if they block you.',
    who: 'guest',
    answer: friendLink,
    refusals: ['no-such-person'],
  },
  'DELETE /api/friends/:user': {
    does: 'Ends a friendship, declines or withdraws a request.',
    who: 'guest',
    answer: friends,
    refusals: ['no-such-person'],
  },
  'POST /api/friends/:user/invite': {
    does: 'Invites a friend to your table.',
    who: 'guest',
    body: fields({ table }),
    refusals: ['no-such-person', 'not-friends', 'no-such-table'],
  },
  'POST /api/blocks': {
    does: "Blocks: never matched, chat hidden, can't join your private tables.",
    who: 'guest',
    body: fields({ isBlocked: flag, ...whom }),
    answer: friends,
    refusals: ['no-such-person', 'yourself', 'too-many-hidden'],
  },
  'POST /api/mutes': {
    does: 'Hides their chat.',
    who: 'guest',
    body: fields({ isMuted: flag, ...whom }),
    answer: friends,
    refusals: ['no-such-person', 'yourself', 'too-many-hidden'],
  },
  'GET /api/tables/:table/people': {
    does: 'Who sits there, and how you stand to them.',
    who: 'guest',
    answer: tablePeople,
    refusals: ['no-such-table'],
  },
  'GET /api/recent': {
    does: 'People you have played with lately.',
    who: 'guest',
    answer: fields({ people: list(recentPlayer) }),
  },
} as const satisfies Routes;
