import { LEVELS } from '@saloon/kernel';
import { bestOf, type MatchRecord } from './records.ts';
import { isStep, type Rung } from './rungs.ts';

/** A level's number, and how many games it rests on. */
export type Rating = { readonly rating: number; readonly games: number };
export type Ratings = Readonly<Record<string, Readonly<Record<string, Rating>>>>;

/** The lowest level has this by definition. */
const BASE = 1000;
/** Ten times the odds are so many points, as in Elo's tables. */
const SCALE = 400;

/**
 * How many points a share of wins is above parity: by how much it raises the odds. Half a win and half a loss are
 * added, so that a match without a loss has a number too.
 *
 * @example
 * pointsOf(10_000, 5000, 0.25) // 191: odds 1 : 1 where parity is 1 : 3
 */
export function pointsOf(games: number, wins: number, parity: number): number {
  const odds = (wins + 0.5) / (games - wins + 0.5);
  return SCALE * Math.log10((odds * (1 - parity)) / parity);
}

/**
 * The ratings of one game: each level is above the one below by what it gains against it, at all tables together, each
 * table weighing as much as it has games. A level that was never played against the one below ends the ladder.
 */
export function ratingsOf(
  rungs: readonly Rung[],
  records: Readonly<Record<string, MatchRecord>>,
): Readonly<Record<string, Rating>> {
  const ratings: Record<string, Rating> = {};
  let rating = BASE;
  for (const level of LEVELS) {
    let games = 0;
    let points = 0;
    for (const rung of rungs) {
      const record = records[rung.id];
      if (record === undefined || !isStep(rung) || rung.bot !== level) continue;
      const played = bestOf(record);
      const own = played.kinds[rung.bot];
      if (own === undefined || played.games === 0) continue;
      games += played.games;
      points += played.games * pointsOf(played.games, (own.wins / own.games) * played.games, rung.parity);
    }
    if (games === 0) break;
    if (level !== LEVELS[0]) rating += points / games;
    ratings[level] = { rating: Math.round(rating), games };
  }
  return ratings;
}
