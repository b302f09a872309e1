import * as v from 'valibot';
import { reportInfo } from './moderation.ts';
import { personInfo } from './people.ts';
import { count, type DataOf, fields, flag, list, maybe, type Routes, table, text, time, user, word } from './route.ts';

const adminState = fields({
  name: word,
  isOperator: flag,
  /** How many wait. */
  reports: count,
  announcement: word,
  words: word,
  admins: list(personInfo),
});
export type AdminState = DataOf<typeof adminState>;

const foundPerson = fields({
  ...personInfo.entries,
  suspension: maybe(fields({ until: v.optional(time), reason: v.optional(word) })),
});
export type FoundPerson = DataOf<typeof foundPerson>;

/** A row of the lobby. */
const tableRow = fields({
  id: table,
  game: word,
  title: word,
  host: word,
  seats: count,
  taken: count,
  pace: v.optional(word),
  phase: v.picklist(['waiting', 'playing']),
  canWatch: flag,
  isRated: maybe(v.literal(true)),
  openedAt: time,
});
const problemRow = fields({ id: word, at: time, by: personInfo, table, note: word, browser: word, version: word });
const actionRow = fields({ at: time, admin: word, action: word, subject: word, note: word });

export const adminRoutes = {
  'GET /api/admin': {
    does: 'The announcement, the word filter, the admins, how many reports wait.',
    who: 'admin',
    answer: adminState,
  },
  'GET /api/admin/reports': {
    does: 'Open reports, or closed ones.',
    who: 'admin',
    query: fields({ closed: maybe(v.literal('1')) }),
    answer: fields({ reports: list(reportInfo) }),
  },
  'POST /api/admin/reports/:id/close': {
    does: 'Closes a report.',
    who: 'admin',
    body: fields({ outcome: text(300) }),
    refusals: ['not-found'],
  },
  'GET /api/admin/people': {
    does: 'People by name, handle or id; without `q`, the suspended ones.',
    who: 'admin',
    query: fields({ q: maybe(word) }),
    answer: fields({ people: list(foundPerson) }),
  },
  'POST /api/admin/people/:user/suspend': {
    does: 'Suspends somebody for `hours` (0: without end).',
    who: 'admin',
    body: fields({ hours: count, reason: text(300) }),
    refusals: ['no-such-person'],
  },
  'POST /api/admin/people/:user/lift': { does: 'Ends a suspension.', who: 'admin', refusals: ['no-such-person'] },
  'PUT /api/admin/announcement': { does: 'Sets the announcement.', who: 'admin', body: fields({ text: text(300, 0) }) },
  'PUT /api/admin/words': {
    does: 'Sets the word filter.',
    who: 'admin',
    body: fields({ text: text(20_000, 0) }),
    bytes: 40_100,
  },
  'GET /api/admin/tables': { does: 'The lobby.', who: 'admin', answer: fields({ tables: list(tableRow) }) },
  'POST /api/admin/tables/:table/close': { does: 'Closes a table.', who: 'admin', refusals: ['no-such-table'] },
  'POST /api/admin/admins': {
    does: 'Names an admin, or takes that back.',
    who: 'operator',
    body: fields({ isAdmin: flag, handle: maybe(text(100)), user: maybe(user) }),
    refusals: ['no-such-person'],
  },
  'GET /api/admin/actions': {
    does: 'What admins have done.',
    who: 'admin',
    answer: fields({ actions: list(actionRow) }),
  },
  'GET /api/admin/problems': {
    does: 'What people have reported as problems.',
    who: 'admin',
    answer: fields({ problems: list(problemRow) }),
  },
  'GET /api/admin/problems/:id': {
    does: 'A problem as a file.',
    who: 'admin',
    answer: v.looseObject({ saloon: v.literal('problem') }),
    refusals: ['not-found'],
  },
} as const satisfies Routes;
