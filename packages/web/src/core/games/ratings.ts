import type { Level } from '@saloon/kernel';

/** The ladder's results by game and level, added at build time. */
export type Ratings = Readonly<Record<string, Partial<Readonly<Record<Level, LevelRating>>>>>;
type LevelRating = { readonly rating: number; readonly games: number };

declare const SALOON_RATINGS: Ratings | undefined;
const ratings: Ratings = typeof SALOON_RATINGS === 'undefined' ? {} : SALOON_RATINGS;

/** A level's strength in a game. Undefined if it was never measured. */
export function ratingOf(game: string, level: Level, known: Ratings = ratings): number | undefined {
  const found = known[game]?.[level];
  return found === undefined || found.games === 0 ? undefined : Math.round(found.rating);
}
