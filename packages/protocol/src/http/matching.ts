import * as v from 'valibot';
import { count, type DataOf, fields, list, maybe, type Routes, word } from './route.ts';

/** A queue of quick matches. `estimate` is the likely wait in milliseconds, if it was measured. */
const queueInfo = fields({ game: word, pace: word, seats: count, waiting: count, estimate: maybe(v.number()) });
export type QueueInfo = DataOf<typeof queueInfo>;

export const matchingRoutes = {
  'GET /api/matches': {
    does: 'The queues: how many people wait, and the estimate if there is one.',
    who: 'anyone',
    answer: list(queueInfo),
  },
} as const satisfies Routes;
