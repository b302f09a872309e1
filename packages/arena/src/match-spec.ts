import type { Seed } from '@saloon/kernel';

/** A match: many games between the same bots, as plain data for worker threads. */
export type MatchSpec = {
  readonly game: string;
  /** Editions that the host has added to the catalog. */
  readonly editions?: readonly unknown[];
  /**
   * Ids of built-in bots, or files (`./my-bot.ts`, `./my-bots.ts#brave`), in seat order. They move on by one seat in
   * each game.
   */
  readonly bots: readonly string[];
  /** Validated by `parseOptions`. */
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
  readonly games: number;
  /** The number of the first game, to continue a match. 0 by default. */
  readonly first?: number;
  /** Plays every deal once per seating, so that all bots get the same luck. */
  readonly mirrored?: boolean;
};

/** The index of the bot in this seat in the game with this number. */
export const botInSeat = (spec: MatchSpec, game: number, seat: number): number => (seat + game) % spec.bots.length;

/** The number of consecutive games with the same deal. They are correlated, so statistics treat them as one sample. */
export const gamesOfDeal = (spec: MatchSpec): number => (spec.mirrored === true ? spec.bots.length : 1);

/** The deal of the game with this number. */
export const dealOf = (spec: MatchSpec, game: number): number => Math.floor(game / gamesOfDeal(spec));

const MOST_IN_CHUNK = 256;
const CHUNKS = 100;
/** Mirrored matches are long and are interrupted and continued, so their chunks are small. */
const MIRRORED_CHUNKS = 1000;

/**
 * Games per chunk, in whole deals. It depends on the match alone, so that sums round the same on every machine.
 */
export function chunkSize(spec: MatchSpec): number {
  const chunks = spec.mirrored === true ? MIRRORED_CHUNKS : CHUNKS;
  const deal = gamesOfDeal(spec);
  return deal * Math.max(1, Math.min(Math.floor(MOST_IN_CHUNK / deal), Math.ceil(spec.games / chunks / deal)));
}
