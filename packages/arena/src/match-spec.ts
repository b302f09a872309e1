import type { Seed } from '@saloon/kernel';

/** Many games between some bots, as plain data that can be sent to a worker. */
export type MatchSpec = {
  readonly game: string;
  /** What the host has added to the catalog. */
  readonly editions?: readonly unknown[];
  /** Ids of bots of the house, or files to take one from (`./my-bot.ts`, `./my-bots.ts#brave`). They take the seats in this order, one place further on in each game, over and over. */
  readonly bots: readonly string[];
  /** Already read by `parseOptions`. */
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
  readonly games: number;
  /** The number of the first game, for a match that goes on where it was left; 0 if nothing is said. */
  readonly first?: number;
  /** Every deal is played once with each way to sit, so that its luck falls to everybody alike. */
  readonly mirrored?: boolean;
};

/** Which of the match's bots sits there in the game of this number. */
export const botInSeat = (spec: MatchSpec, game: number, seat: number): number => (seat + game) % spec.bots.length;

/** So many games in succession have the same deal. What came of them hangs together: statistics take them for one. */
export const gamesOfDeal = (spec: MatchSpec): number => (spec.mirrored === true ? spec.bots.length : 1);

/** Which deal is played in the game of this number. */
export const dealOf = (spec: MatchSpec, game: number): number => Math.floor(game / gamesOfDeal(spec));

const MOST_IN_CHUNK = 256;
const CHUNKS = 100;
/** Mirrored matches are the long ones that are left and taken up again: little is lost of them. */
const MIRRORED_CHUNKS = 1000;

/**
 * How many games are handed out at a time: whole deals. It depends on nothing but the match, so that sums round the same
 * anywhere.
 */
export function chunkSize(spec: MatchSpec): number {
  const chunks = spec.mirrored === true ? MIRRORED_CHUNKS : CHUNKS;
  const deal = gamesOfDeal(spec);
  return deal * Math.max(1, Math.min(Math.floor(MOST_IN_CHUNK / deal), Math.ceil(spec.games / chunks / deal)));
}
