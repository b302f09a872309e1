import type { GameId } from '@saloon/kernel';
import type { TableId } from './ids.ts';

export const TOURNAMENT_FORMATS = ['swiss', 'knockout'] as const;
export type TournamentFormat = (typeof TOURNAMENT_FORMATS)[number];

export type TournamentPhase = 'signup' | 'running' | 'over' | 'canceled';

/** The bounds of a tournament. Times are milliseconds. */
export const TOURNAMENT_LIMITS = {
  least: 4,
  most: 64,
  seats: 6,
  rounds: 9,
  waitMinutes: 10,
  perHost: 3,
  /** The soonest and the latest start. */
  soonest: 60_000,
  latest: 90 * 86_400_000,
  /** How long a round may last: live, and by correspondence. */
  live: { least: 10, most: 24 * 60 },
  correspondence: { least: 24 * 60, most: 90 * 24 * 60 },
} as const;

/** `POST /api/tournaments`. `startsAt` is in milliseconds since 1970. */
export type TournamentSetup = {
  readonly title: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Seats at a table. */
  readonly seats: number;
  readonly format: TournamentFormat;
  /** Rounds of a Swiss. */
  readonly rounds: number;
  /** At most this many people. */
  readonly size: number;
  readonly startsAt: number;
  readonly waitMinutes: number;
  readonly roundMinutes: number;
};

/** A tournament in a list. */
export type TournamentRow = {
  readonly id: string;
  readonly title: string;
  readonly game: GameId;
  readonly pace?: string;
  readonly seats: number;
  readonly format: TournamentFormat;
  readonly rounds: number;
  readonly size: number;
  readonly startsAt: number;
  readonly phase: TournamentPhase;
  /** The round that is being played, from 1 on; 0 before the start. */
  readonly round: number;
  readonly players: number;
  /** The viewer takes part. */
  readonly isIn: boolean;
};

/** `GET /api/tournaments`: what is coming or running, the next one first, and what is over. */
export type TournamentList = { readonly open: readonly TournamentRow[]; readonly past: readonly TournamentRow[] };

export type TournamentPerson = { readonly name: string; readonly handle?: string; readonly isYou: boolean };

/** What decided that a player is ahead of the next one. */
export type TournamentAhead = {
  readonly by: 'progress' | 'points' | 'missed' | 'opponents' | 'head-to-head' | 'places' | 'lot';
  readonly own: number;
  readonly other: number;
};

export type TournamentStanding = TournamentPerson & {
  readonly rank: number;
  readonly points: number;
  readonly opponents: number;
  readonly places: readonly number[];
  readonly byes: number;
  readonly missed: number;
  /** `out`: after a missed game, until they say that they are back. */
  readonly state: 'in' | 'withdrawn' | 'out';
  readonly ahead?: TournamentAhead;
};

export type TournamentGame = {
  readonly table: TableId;
  readonly isOver: boolean;
  /** No result: everybody gets half a point. */
  readonly isVoid?: true;
  readonly seats: readonly (TournamentPerson & {
    readonly place?: number;
    readonly points?: number;
    readonly hasMissed?: true;
  })[];
};

export type TournamentRound = { readonly games: readonly TournamentGame[]; readonly byes: readonly TournamentPerson[] };

/** `GET /api/tournaments/:id`. */
export type TournamentPage = TournamentRow & {
  readonly options: TournamentSetup['options'];
  readonly host: TournamentPerson;
  readonly waitMinutes: number;
  readonly roundMinutes: number;
  /** When bots play the rest of this round. */
  readonly roundEndsAt?: number;
  readonly standings: readonly TournamentStanding[];
  readonly roundsPlayed: readonly TournamentRound[];
  /** The viewer's table in this round, while it isn't over. */
  readonly yourTable?: TableId;
  /** Until when it waits for missing people, by the server's clock. */
  readonly seatBy?: number;
  /** The viewer's own state, if they ever signed up. */
  readonly you?: TournamentStanding['state'];
  /** By the server's clock. */
  readonly now: number;
};

/** `GET /api/people/:handle/tournaments`: finished ones, the last first. */
export type TournamentResult = {
  readonly id: string;
  readonly title: string;
  readonly game: GameId;
  readonly endedAt: number;
  readonly place: number;
  readonly players: number;
  readonly points: number;
};
