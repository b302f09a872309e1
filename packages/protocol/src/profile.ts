import type { GameKind } from './table-info.ts';

/** A rating as people see it: whole points, and half of the 95 % range. */
export type RatingView = {
  readonly points: number;
  readonly range: number;
  readonly games: number;
  readonly isProvisional: boolean;
};

/** Somebody in a finished game. */
export type PlayedSeat = {
  readonly name: string;
  readonly isBot: boolean;
  readonly isYou: boolean;
  readonly place: number;
  readonly score: number;
};

/** A finished game in somebody's history. Times are milliseconds since 1970 by the server's clock. */
export type PlayedGame = {
  readonly table: string;
  readonly game: string;
  readonly endedAt: number;
  readonly pace?: string;
  readonly place: number;
  readonly score: number;
  readonly hasWon: boolean;
  readonly isRated: boolean;
  /** What the game was part of. */
  readonly kind?: GameKind;
  /** The rating after the game and the change by it, once it is settled. */
  readonly rating?: { readonly points: number; readonly change: number };
  readonly players: readonly PlayedSeat[];
};

/** A page of a history, the last game first. `next` continues it. */
export type HistoryPage = { readonly games: readonly PlayedGame[]; readonly next?: string };

export type Rival = {
  readonly name: string;
  readonly handle?: string;
  /** In how many games the owner of the page finished before the other, and after. */
  readonly won: number;
  readonly lost: number;
};

/** What `/u/<handle>` shows. */
export type Profile = {
  readonly handle: string;
  readonly name: string;
  readonly portrait?: string;
  readonly since: number;
  readonly isYou: boolean;
  /** Games by game and number of seats. */
  readonly record: readonly {
    readonly game: string;
    readonly seats: number;
    readonly played: number;
    readonly won: number;
  }[];
  readonly ratings: readonly (RatingView & {
    readonly game: string;
    /** After each of the last rated games, the oldest first. */
    readonly history: readonly { readonly at: number; readonly points: number; readonly range: number }[];
  })[];
  readonly favorites: readonly {
    readonly game: string;
    readonly persona: string;
    readonly played: number;
    readonly won: number;
  }[];
  readonly recent: readonly PlayedGame[];
  readonly rivals: readonly Rival[];
  /** The owner's games against you, if there are any. */
  readonly withYou?: Rival;
};

export const LEADER_PERIODS = ['month', 'all'] as const;
export type LeaderPeriod = (typeof LEADER_PERIODS)[number];

export type LeaderRow = RatingView & {
  readonly place: number;
  /** Missing where the person hides their profile or has left. */
  readonly name?: string;
  readonly handle?: string;
  readonly portrait?: string;
  readonly isYou: boolean;
};

/** A leaderboard, the best first. `you` has your place, or how many games you lack for one. */
export type Leaderboard = {
  readonly game: string;
  readonly period: LeaderPeriod;
  readonly leastGames: number;
  readonly rows: readonly LeaderRow[];
  readonly you?: RatingView & { readonly place?: number };
};

/** What a rated game did to the rating in each seat; missing for bots. */
export type SeatRating = {
  readonly before: RatingView;
  readonly after: RatingView;
  readonly place: number;
  /** The place that the ratings predicted, on average: 1.5 for one of two equals. */
  readonly expected: number;
};
export type TableRatings = {
  readonly status: 'unrated' | 'pending' | 'settled';
  readonly seats: readonly (SeatRating | null)[];
};

/** A queue of quick matches, `GET /api/matches`. `estimate` is the likely wait in milliseconds, if it was measured. */
export type QueueInfo = {
  readonly game: string;
  readonly pace: string;
  readonly seats: number;
  readonly waiting: number;
  readonly estimate?: number;
};
