import * as v from 'valibot';
import { level } from '../client-message.ts';
import { dealState } from './daily.ts';
import { count, type DataOf, fields, flag, list, maybe, type Routes, table, text, word } from './route.ts';

const challengeView = fields({
  id: word,
  game: word,
  /** Who challenges. */
  name: word,
  isOwn: flag,
  levels: list(level),
  seat: count,
  state: dealState,
  table: maybe(word),
});
export type ChallengeView = DataOf<typeof challengeView>;

/** One of the games that are compared. `table` has its recording; the challenger's is in `file`. */
const comparedGame = fields({
  name: word,
  place: count,
  score: v.number(),
  isYou: flag,
  table: maybe(word),
  file: maybe(word),
});
export type ComparedGame = DataOf<typeof comparedGame>;

const challengeGames = fields({ game: word, seat: count, games: list(comparedGame) });
export type ChallengeGames = DataOf<typeof challengeGames>;

export const challengeRoutes = {
  'POST /api/challenges': {
    does: 'Makes a challenge of a finished `table`, or of a recording with the `levels` of its bots by seat.',
    who: 'guest',
    body: fields({
      table: maybe(table),
      file: maybe(text(400_000)),
      seat: maybe(count),
      levels: maybe(v.pipe(list(v.pipe(word, v.maxLength(10))), v.maxLength(16))),
    }),
    bytes: 1_000_000,
    answer: fields({ id: word }),
    refusals: ['no-such-table', 'not-alone', 'day-open', 'bad-recording', 'old-rules', 'too-many-requests-open'],
  },
  'GET /api/challenges/:id': {
    does: 'Who challenges, which game, your state.',
    who: 'anyone',
    answer: challengeView,
    refusals: ['not-found'],
  },
  'POST /api/challenges/:id/play': {
    does: 'Your attempt, opened or continued.',
    who: 'guest',
    answer: fields({ table: word }),
    refusals: ['not-found', 'yourself', 'old-rules', 'too-many-tables', 'storage-full'],
  },
  'GET /api/challenges/:id/games': {
    does: 'The game of the challenger first, then those of everybody who took it up. For them only.',
    who: 'guest',
    answer: challengeGames,
    refusals: ['not-found', 'not-finished'],
  },
} as const satisfies Routes;
