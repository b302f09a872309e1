import { botRating } from '@saloon/catalog';
import type { LevelHits } from './puzzle.ts';

/** How often each level was asked. */
const ASKED = 5;
const SPREAD = 400 / Math.LN10;
const chance = (player: number, puzzle: number): number => 1 / (1 + Math.exp((puzzle - player) / SPREAD));
/** One more try that failed and one that didn't, by a player of this rating: no puzzle is rated without end. */
const USUAL = 1300;
const [LEAST, MOST] = [600, 2200];

/** A puzzle's rating in points: the one that makes what the levels found of it most likely. */
export function ratePuzzle(game: string, hits: LevelHits): number {
  const tries = (Object.keys(hits) as (keyof LevelHits)[]).map((level) => ({
    rating: botRating(game, level),
    found: hits[level],
    of: ASKED,
  }));
  const all = [...tries, { rating: USUAL, found: 1, of: 2 }];
  /** Finds fewer than were found: the puzzle is easier than this rating. */
  const isTooHard = (rating: number): boolean =>
    all.reduce((sum, one) => sum + one.found - one.of * chance(one.rating, rating), 0) > 0;
  let [low, high] = [LEAST, MOST];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (isTooHard(middle)) high = middle;
    else low = middle;
  }
  return Math.round((low + high) / 2);
}
