import * as v from 'valibot';
import { level } from '../client-message.ts';
import { count, type DataOf, fields, flag, list, maybe, type Routes, text, time, word } from './route.ts';

/** Where somebody stands with a deal: not begun, begun, or finished. */
export const dealState = v.picklist(['new', 'open', 'done']);

/** A person's own result. `percentile` is the share of other people with a worse one, missing under 20 finishers. */
const dealResult = fields({
  place: count,
  score: v.number(),
  percentile: maybe(v.number()),
  /** A stand-in finished it after the day was over. */
  stoodIn: maybe(v.literal(true)),
});
export type DealResult = DataOf<typeof dealResult>;

/** One game of a day as its player sees it in a list. */
const dailyGame = fields({
  game: word,
  state: dealState,
  /** The table of the counted attempt, once it has begun. */
  table: maybe(word),
  result: maybe(dealResult),
  /** How many people who have kept their name have finished it. */
  finishers: count,
  /** Days in a row with a finished deal of this game. */
  streak: count,
});
export type DailyGame = DataOf<typeof dailyGame>;

const dailyToday = fields({
  day: word,
  number: v.number(),
  now: time,
  endsAt: time,
  games: list(dailyGame),
  /** Days of the last weeks with at least one finished deal, and which games. */
  calendar: list(fields({ day: word, games: list(word) })),
});
export type DailyToday = DataOf<typeof dailyToday>;

/** A line of the list of everybody's results: people who have kept their name. `handle` is missing for private profiles. */
const dealRow = fields({
  /** Missing if a stand-in finished the game. */
  rank: maybe(count),
  name: word,
  handle: maybe(word),
  place: count,
  score: v.number(),
  /** How many decisions it took, where the score only says who won. */
  decisions: maybe(count),
  /** Missing while others may still play the deal: its recording is closed until then. */
  table: maybe(word),
  isYou: flag,
  stoodIn: maybe(v.literal(true)),
});
export type DealRow = DataOf<typeof dealRow>;

/** How a result compares with bots of one level in the same seat: `runs` games of `of` have been computed. */
const levelRuns = fields({
  level,
  runs: count,
  of: count,
  /** The share of those games with a worse result, from 0 to 100; ties count half. Missing without a game. */
  beaten: maybe(v.number()),
});
export type LevelRuns = DataOf<typeof levelRuns>;

const dealResults = fields({
  game: word,
  day: word,
  number: v.number(),
  isOver: flag,
  finishers: count,
  streak: count,
  you: maybe(
    fields({
      ...dealResult.entries,
      /** Missing if a stand-in finished the game. */
      rank: maybe(count),
      /** Only people who have kept their name are ranked: for a guest, `rank` is where they would be. */
      isGuest: maybe(v.literal(true)),
      decisions: maybe(count),
      table: word,
      /** One to three for each fifth of the game, by thirds of everybody who played it. Missing while those are few. */
      stars: maybe(list(v.number())),
    }),
  ),
  levels: list(levelRuns),
  rows: list(dealRow),
});
export type DealResults = DataOf<typeof dealResults>;

export const dailyRoutes = {
  'GET /api/daily': { does: 'The day, its games with your state, the calendar.', who: 'anyone', answer: dailyToday },
  'POST /api/daily/:game': {
    does: "Your attempt, opened or continued. With `isPractice`, a new table that doesn't count, of any day up to today.",
    who: 'guest',
    body: fields({ day: text(10), isPractice: maybe(flag) }),
    answer: fields({ table: word }),
    refusals: ['not-found', 'day-over', 'not-finished', 'too-many-tables', 'storage-full'],
  },
  'GET /api/daily/:game/:day': {
    does: 'The results, for people who have finished it, and for everybody after the day.',
    who: 'anyone',
    answer: dealResults,
    refusals: ['not-found', 'not-finished'],
  },
} as const satisfies Routes;
