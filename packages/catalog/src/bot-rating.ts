import type { Level } from '@saloon/kernel';
import ratings from './ratings.json' with { type: 'json' };

type Measured = Readonly<Record<string, { readonly rating: number } | undefined>>;

/** In a game that the ladder hasn't measured, all levels count as a new player. */
const UNMEASURED = 1200;

/** The rating of a level that the ladder has measured, in points. */
export const botRating = (game: string, level: Level): number => {
  const levels: Measured = (ratings as Readonly<Record<string, Measured>>)[game] ?? {};
  return levels[level]?.rating ?? UNMEASURED;
};
