import { LEVELS } from '@saloon/kernel';
import { bestOf, type MatchRecord } from './records.ts';
import { isStep, type Rung } from './rungs.ts';

/** A level's rating, and the number of games behind it. */
export type Rating = { readonly rating: number; readonly games: number };
export type Ratings = Readonly<Record<string, Readonly<Record<string, Rating>>>>;

/** The lowest level's rating, by definition. */
const BASE = 1000;
/** Ten times the odds are this many points, as in Elo's tables. */
const SCALE = 400;

/**
 * How many points a share of wins is above parity, by its odds. Half a win and half a loss are added, so that a match
 * without a loss has a finite rating. @example pointsOf(10_000, 5000, 0.25) // 191: odds 1 : 1 where parity is 1 : 3
 */
export function pointsOf(games: number, wins: number, parity: number): number {
  const odds = (wins + 0.5) / (games - wins + 0.5);
  return SCALE * Math.log10((odds * (1 - parity)) / parity);
}

/**
 * The ratings of one game. Each level is rated above the one below by its result against it at all tables, weighted
 * by their games. A level without such a result ends the ladder.
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
