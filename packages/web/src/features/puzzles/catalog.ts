import index from '@saloon/puzzles/positions/index.json' with { type: 'json' };
import { DAILY_GAMES } from './daily-game.ts';

/** What is known of a puzzle before its position is loaded. */
export type ListedPuzzle = {
  readonly game: string;
  readonly id: string;
  readonly theme: string;
  readonly rating: number;
};

const rows = index as Readonly<Record<string, readonly (readonly (string | number)[])[]>>;
const lists = new Map(
  Object.entries(rows).map(([game, list]) => [
    game,
    list.map(([id, theme, rating]) => ({ game, id: String(id), theme: String(theme), rating: Number(rating) })),
  ]),
);

export const puzzlesOf = (game: string): readonly ListedPuzzle[] => lists.get(game) ?? [];

export const findPuzzle = (game: string, id: string): ListedPuzzle | undefined =>
  puzzlesOf(game).find((one) => one.id === id);

/** A step that has no divisor in common with the length of a list visits all of it before it repeats. */
const STRIDE = 89;

/** The puzzle of a day, the same for everyone: each game in turn, and all its puzzles before one comes again. */
export function dailyPuzzle(day: number): ListedPuzzle | undefined {
  const list = puzzlesOf(DAILY_GAMES[day % DAILY_GAMES.length] ?? '');
  return list[(Math.floor(day / DAILY_GAMES.length) * STRIDE) % list.length];
}

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const difficultyOf = ({ rating }: ListedPuzzle): Difficulty =>
  rating < 1080 ? 'easy' : rating < 1250 ? 'medium' : 'hard';

/** How much further away a puzzle counts that has the theme of the one before. */
const SAME_THEME = 100;

/**
 * The puzzle to solve next: one that wasn't tried yet and whose rating is nearest to the player's, with another theme than
 * `last` if that is nearly as near. Some themes have few puzzles, and would hardly ever come.
 */
export function nextPuzzle(
  list: readonly ListedPuzzle[],
  isTried: (puzzle: ListedPuzzle) => boolean,
  rating: number,
  last?: string,
): ListedPuzzle | undefined {
  const left = list.filter((puzzle) => !isTried(puzzle));
  const distance = (one: ListedPuzzle) => Math.abs(one.rating - rating) + (one.theme === last ? SAME_THEME : 0);
  return left.toSorted((a, b) => distance(a) - distance(b))[0];
}
