/**
 * How strong somebody plays one game. `mu` is the number on the profile and `sigma` its standard deviation, both in the
 * points of the bots' ladder: 191 points are three times the odds. `games` counts the rated games behind it.
 */
export type Rating = { readonly mu: number; readonly sigma: number; readonly games: number };

/** Before the first rated game: between the ladder's easy and normal bots. */
export const NEW_RATING: Rating = { mu: 1200, sigma: 250, games: 0 };

/** Below this number of rated games a rating is provisional: it is not in the leaderboards. */
export const PROVISIONAL_GAMES = 10;

const isProvisional = ({ games }: Pick<Rating, 'games'>): boolean => games < PROVISIONAL_GAMES;

/** 95 % of a normal distribution lies within this many standard deviations. */
const WITHIN_95 = 1.96;

/** What people see: a whole number, and half of the 95 % range. */
export type ShownRating = { readonly points: number; readonly range: number; readonly isProvisional: boolean };

export const shownRating = (rating: Rating): ShownRating => ({
  points: Math.round(rating.mu),
  range: Math.round(rating.sigma * WITHIN_95),
  isProvisional: isProvisional(rating),
});
