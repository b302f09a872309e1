import type { Level } from '@saloon/kernel';
import { ratingOf } from '../../core/games/ratings.ts';
import { t } from '../../core/i18n/index.ts';

/** A level's name, with its rating in this game if it has one. */
export function levelName(game: string, level: Level): string {
  const rating = ratingOf(game, level);
  return rating === undefined ? t().levels[level] : `${t().levels[level]}, ${t().rated(rating)}`;
}
