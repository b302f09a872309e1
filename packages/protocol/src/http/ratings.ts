import * as v from 'valibot';
import { LEADER_PERIODS } from '../profile.ts';
import { GAME_KINDS } from '../table-info.ts';
import { count, type DataOf, fields, flag, list, maybe, type Routes, time, word } from './route.ts';

/** A rating as people see it: whole points, and half of the 95 % range. */
const ratingView = fields({ points: v.number(), range: v.number(), games: count, isProvisional: flag });
export type RatingView = DataOf<typeof ratingView>;

/** Somebody in a finished game. */
const playedSeat = fields({ name: word, isBot: flag, isYou: flag, place: count, score: v.number() });
export type PlayedSeat = DataOf<typeof playedSeat>;

/** A finished game in somebody's history. */
const playedGame = fields({
  table: word,
  game: word,
  endedAt: time,
  pace: maybe(word),
  place: count,
  score: v.number(),
  hasWon: flag,
  isRated: flag,
  /** What the game was part of. */
  kind: maybe(v.picklist(GAME_KINDS)),
  /** The rating after the game and the change by it, once it is settled. */
  rating: maybe(fields({ points: v.number(), change: v.number() })),
  players: list(playedSeat),
});
export type PlayedGame = DataOf<typeof playedGame>;

/** A page of a history, the last game first. `next` continues it. */
const historyPage = fields({ games: list(playedGame), next: maybe(word) });
export type HistoryPage = DataOf<typeof historyPage>;

const rival = fields({
  name: word,
  handle: maybe(word),
  /** In how many games the owner of the page finished before the other, and after. */
  won: count,
  lost: count,
});
export type Rival = DataOf<typeof rival>;

/** What `/u/<handle>` shows. */
const profile = fields({
  handle: word,
  name: word,
  portrait: maybe(word),
  since: time,
  isYou: flag,
  /** Games by game and number of seats. */
  record: list(fields({ game: word, seats: count, played: count, won: count })),
  ratings: list(
    fields({
      ...ratingView.entries,
      game: word,
      /** After each of the last rated games, the oldest first. */
      history: list(fields({ at: time, points: v.number(), range: v.number() })),
    }),
  ),
  favorites: list(fields({ game: word, persona: word, played: count, won: count })),
  recent: list(playedGame),
  rivals: list(rival),
  /** The owner's games against you, if there are any. */
  withYou: maybe(rival),
});
export type Profile = DataOf<typeof profile>;

const leaderRow = fields({
  ...ratingView.entries,
  place: count,
  /** Missing where the person hides their profile or has left. */
  name: maybe(word),
  handle: maybe(word),
  portrait: maybe(word),
  isYou: flag,
});
export type LeaderRow = DataOf<typeof leaderRow>;

const period = v.picklist(LEADER_PERIODS);
/** A leaderboard, the best first. `you` has your place, or how many games you lack for one. */
const leaderboard = fields({
  game: word,
  period,
  leastGames: count,
  rows: list(leaderRow),
  you: maybe(fields({ ...ratingView.entries, place: maybe(count) })),
});
export type Leaderboard = DataOf<typeof leaderboard>;

/** What a rated game did to the rating in each seat; `null` for bots. */
const seatRating = fields({
  before: ratingView,
  after: ratingView,
  place: count,
  /** The place that the ratings predicted, on average: 1.5 for one of two equals. */
  expected: v.number(),
});
export type SeatRating = DataOf<typeof seatRating>;
const tableRatings = fields({
  status: v.picklist(['unrated', 'pending', 'settled']),
  seats: list(v.nullable(seatRating)),
});
export type TableRatings = DataOf<typeof tableRatings>;

export const ratingRoutes = {
  'GET /api/people/:handle/profile': {
    does: 'Ratings with charts, record, favorite characters, recent games, rivals, games against you.',
    who: 'anyone',
    answer: profile,
    refusals: ['not-found'],
  },
  'GET /api/me/games': {
    does: 'Your own finished games. `result` is `won` or `lost`, `from` and `until` are days in UTC, `before` is the `next` of the page before.',
    who: 'guest',
    query: fields({
      game: maybe(word),
      result: maybe(word),
      opponent: maybe(word),
      from: maybe(word),
      until: maybe(word),
      before: maybe(word),
    }),
    answer: historyPage,
  },
  'GET /api/me/games.jsonl': {
    does: 'All your finished games as recordings, one `.saloon.json` per line.',
    who: 'guest',
    file: 'application/octet-stream',
  },
  'GET /api/leaders/:game': {
    does: 'The best 50 of the calendar month (UTC, at least 3 rated games) or of all time (at least 10), and your place.',
    who: 'anyone',
    query: fields({ period: maybe(period) }),
    answer: leaderboard,
  },
  'GET /api/tables/:id/ratings': {
    does: "Each seat's rating before and after a rated game, and the predicted place; `pending` until it is settled.",
    who: 'anyone',
    answer: tableRatings,
    refusals: ['not-found'],
  },
} as const satisfies Routes;
