import type { Level } from '@saloon/kernel';

/** What the ladder has found, by game and level; put in when the client is built. */
export type Ratings = Readonly<Record<string, Partial<Readonly<Record<Level, LevelRating>>>>>;
type LevelRating = { readonly rating: number; readonly games: number };

declare const SALOON_RATINGS: Ratings | undefined;
const ratings: Ratings = typeof SALOON_RATINGS === 'undefined' ? {} : SALOON_RATINGS;

/** How strong a level is at a game; nothing where nobody has measured it yet. */
export function ratingOf(game: string, level: Level, known: Ratings = ratings): number | undefined {
  const found = known[game]?.[level];
  return found === undefined || found.games === 0 ? undefined : Math.round(found.rating);
}
