import * as v from 'valibot';
import { REPORT_REASONS } from '../people.ts';
import { personInfo } from './people.ts';
import { count, type DataOf, fields, list, maybe, type Routes, table, text, time, word } from './route.ts';

/** What operators read about a report. */
export const reportInfo = fields({
  id: word,
  at: time,
  reporter: personInfo,
  about: personInfo,
  table,
  reason: v.picklist(REPORT_REASONS),
  note: word,
  messages: list(fields({ name: word, text: word })),
  closedAt: maybe(time),
  closedBy: maybe(word),
  outcome: maybe(word),
});
export type ReportInfo = DataOf<typeof reportInfo>;

export const moderationRoutes = {
  'POST /api/reports': {
    does: 'Reports somebody to the operators, with the last messages. A guest must have had a seat at the table.',
    who: 'guest',
    body: fields({ table, seat: count, reason: v.picklist(REPORT_REASONS), note: text(500, 0) }),
    answer: fields({ id: word }),
    refusals: ['no-such-person', 'yourself', 'not-kept'],
    stores: 'report',
  },
} as const satisfies Routes;
