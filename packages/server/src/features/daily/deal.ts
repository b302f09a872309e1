import { createHmac } from 'node:crypto';
import { type GameId, gameId, type Level, type Seed } from '@saloon/kernel';

/** One game of one day, the same for everyone. */
export type DailyDeal = {
  readonly game: GameId;
  readonly day: string;
  readonly seat: number;
  readonly levels: readonly Level[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seed: Seed;
  readonly bots: Seed;
  readonly standIn: Seed;
};

type Terms = { readonly seats: number; readonly options: DailyDeal['options'] };

/** The games that are dealt every day. Races are sealed, because reaction times would differ for everyone. */
const TERMS: Readonly<Record<string, Terms>> = {
  'colt-express': { seats: 4, options: {} },
  'wright-brothers': { seats: 4, options: { raceMode: 'sealed', rounds: 3 } },
  'bang-duel': { seats: 2, options: {} },
  'caliber-45': { seats: 4, options: {} },
};

export const DAILY_GAMES: readonly string[] = Object.keys(TERMS);
const LEVEL: Level = 'hard';

/** Nobody without the secret of the installation can compute the deal of a day. */
export function dealFor(secret: string, day: string, game: string): DailyDeal | undefined {
  const terms = Object.hasOwn(TERMS, game) ? TERMS[game] : undefined;
  if (terms === undefined) return undefined;
  const seedFor = (part: string) =>
    createHmac('sha256', secret).update(`daily ${day} ${game} ${part}`).digest('hex') as Seed;
  return {
    game: gameId(game),
    day,
    seat: Number.parseInt(seedFor('seat').slice(0, 8), 16) % terms.seats,
    levels: Array.from({ length: terms.seats }, () => LEVEL),
    options: terms.options,
    seed: seedFor('cards'),
    bots: seedFor('bots'),
    standIn: seedFor('stand-in'),
  };
}
