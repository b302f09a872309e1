import type { Seed } from '@saloon/kernel';

/** Many games between some bots, as plain data that can be sent to a worker. */
export type MatchSpec = {
  readonly game: string;
  /** Ids of bots. They take the seats in this order, one place further on in each game, over and over. */
  readonly bots: readonly string[];
  /** Already read by `parseOptions`. */
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
  readonly games: number;
};

/** Which of the match's bots sits there in the game of this number. */
export const botInSeat = (spec: MatchSpec, game: number, seat: number): number => (seat + game) % spec.bots.length;

const MOST_IN_CHUNK = 256;
const CHUNKS = 100;

/** How many games are handed out at a time. It depends on nothing but the match, so that sums round the same anywhere. */
export const chunkSize = (spec: MatchSpec): number =>
  Math.max(1, Math.min(MOST_IN_CHUNK, Math.ceil(spec.games / CHUNKS)));
