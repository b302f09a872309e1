import * as v from 'valibot';
import { count, type DataOf, fields, flag, list, maybe, type Routes, text, word } from './route.ts';

/** How a puzzle went at the first try. `hinted`: solved after a hint. */
const outcome = v.picklist(['solved', 'hinted', 'failed']);
export type PuzzleOutcome = DataOf<typeof outcome>;
/** The puzzle as `<game>/<id>`, the outcome, and the day in days since 1970, UTC. */
const attempt = v.strictTuple([word, outcome, v.number()]);
export type PuzzleAttempt = DataOf<typeof attempt>;

export const puzzleRoutes = {
  'GET /api/me/puzzles': {
    does: 'Your first tries, in order.',
    who: 'guest',
    answer: fields({ attempts: list(attempt) }),
  },
  'POST /api/me/puzzles': {
    does: 'The outcome of the first try, which may be another. Missing for a move without odds.',
    who: 'guest',
    body: fields({ game: text(40), id: text(40), move: v.unknown(), day: count, hinted: maybe(flag) }),
    answer: fields({ outcome: maybe(outcome) }),
    refusals: ['not-found', 'not-kept'],
  },
} as const satisfies Routes;
