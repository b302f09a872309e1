import type { Level } from '@saloon/kernel';

/** Where somebody stands with a deal: not begun, begun, or finished. */
export type DealState = 'new' | 'open' | 'done';

/** A person's own result. `percentile` is the share of other people with a worse one, missing under 20 finishers. */
export type DealResult = {
  readonly place: number;
  readonly score: number;
  readonly percentile?: number;
  /** A stand-in finished it after the day was over. */
  readonly stoodIn?: true;
};

/** One game of a day as its player sees it in a list. */
export type DailyGame = {
  readonly game: string;
  readonly state: DealState;
  /** The table of the counted attempt, once it has begun. */
  readonly table?: string;
  readonly result?: DealResult;
  /** How many people who have kept their name have finished it. */
  readonly finishers: number;
  /** Days in a row with a finished deal of this game. */
  readonly streak: number;
};

/** `GET /api/daily`. Times are milliseconds since 1970, by the server's clock. */
export type DailyToday = {
  readonly day: string;
  readonly number: number;
  readonly now: number;
  readonly endsAt: number;
  readonly games: readonly DailyGame[];
  /** Days of the last weeks with at least one finished deal, and which games. */
  readonly calendar: readonly { readonly day: string; readonly games: readonly string[] }[];
};

/** A line of the list of everybody's results: people who have kept their name. `handle` is missing for private profiles. */
export type DealRow = {
  /** Missing if a stand-in finished the game. */
  readonly rank?: number;
  readonly name: string;
  readonly handle?: string;
  readonly place: number;
  readonly score: number;
  /** How many decisions it took, where the score only says who won. */
  readonly decisions?: number;
  /** Missing while others may still play the deal: its recording is closed until then. */
  readonly table?: string;
  readonly isYou: boolean;
  readonly stoodIn?: true;
};

/** How a result compares with bots of one level in the same seat: `runs` games of `of` have been computed. */
export type LevelRuns = {
  readonly level: Level;
  readonly runs: number;
  readonly of: number;
  /** The share of those games with a worse result, from 0 to 100; ties count half. Missing without a game. */
  readonly beaten?: number;
};

/** `GET /api/daily/<game>/<day>`, for people who have finished the deal, and for everybody when its day is over. */
export type DealResults = {
  readonly game: string;
  readonly day: string;
  readonly number: number;
  readonly isOver: boolean;
  readonly finishers: number;
  readonly streak: number;
  readonly you?: DealResult & {
    /** Missing if a stand-in finished the game. */
    readonly rank?: number;
    /** Only people who have kept their name are ranked: for a guest, `rank` is where they would be. */
    readonly isGuest?: true;
    readonly decisions?: number;
    readonly table: string;
    /** One to three for each fifth of the game, by thirds of everybody who played it. Missing while those are few. */
    readonly stars?: readonly number[];
  };
  readonly levels: readonly LevelRuns[];
  readonly rows: readonly DealRow[];
};

/** `GET /api/challenges/<id>`. */
export type ChallengeView = {
  readonly id: string;
  readonly game: string;
  /** Who challenges. */
  readonly name: string;
  readonly isOwn: boolean;
  readonly levels: readonly Level[];
  readonly seat: number;
  readonly state: DealState;
  readonly table?: string;
};

/** One of the games that are compared. `table` has its recording; the challenger's is in `file`. */
export type ComparedGame = {
  readonly name: string;
  readonly place: number;
  readonly score: number;
  readonly isYou: boolean;
  readonly table?: string;
  readonly file?: string;
};

/** `GET /api/challenges/<id>/games`: the challenger's game first, then those of everybody who took it up. */
export type ChallengeGames = {
  readonly game: string;
  readonly seat: number;
  readonly games: readonly ComparedGame[];
};
