import { NEW_RATING, type Rating, settleGame } from '@saloon/people/ratings';
import type { PuzzleAttempt } from '@saloon/protocol';
import { dailyPuzzle, findPuzzle, type ListedPuzzle } from './catalog.ts';
import { keepProgress, keyOf, NOTHING, type Outcome, type Progress, progress, streakAfter } from './progress.ts';

/** A player's rating in a game's puzzles. */
export const puzzleRating = ({ ratings }: Progress, game: string): Rating => ratings[game] ?? NEW_RATING;

/** What a first try does: the mark, the streak if it is the puzzle of the day, and the rating unless a hint was used. */
export function afterAttempt(before: Progress, puzzle: ListedPuzzle, outcome: Outcome, day: number): Progress {
  const key = keyOf(puzzle);
  if (before.tried[key] !== undefined) return before;
  const daily = dailyPuzzle(day);
  const isDaily = daily !== undefined && keyOf(daily) === key;
  return {
    ...before,
    tried: { ...before.tried, [key]: outcome },
    ratings: outcome === 'hinted' ? before.ratings : rated(before, puzzle, outcome === 'solved'),
    streak: isDaily ? streakAfter(before, day, outcome) : before.streak,
  };
}

/** A puzzle counts as a bot of its rating: a player who solves it has won against it. */
function rated(before: Progress, { game, rating }: ListedPuzzle, isSolved: boolean): Progress['ratings'] {
  const seats = [
    { person: 'you', place: isSolved ? 1 : 2 },
    { bot: rating, place: isSolved ? 2 : 1 },
  ];
  const [change] = settleGame({ game, seats }, () => puzzleRating(before, game));
  return change === undefined ? before.ratings : { ...before.ratings, [game]: change.after };
}

export function noteAttempt(puzzle: ListedPuzzle, outcome: Outcome, day: number, move: unknown): void {
  const after = afterAttempt(progress.peek(), puzzle, outcome, day);
  const made = { ...after.made, [keyOf(puzzle)]: { move, hinted: outcome === 'hinted', day } };
  keepProgress({ ...after, made });
}

/** The server can't grade these tries: they aren't sent again. */
export const withUngraded = (before: Progress, keys: ReadonlySet<string>): Progress => ({
  ...before,
  made: Object.fromEntries(
    Object.entries(before.made).map(([key, one]) => [key, keys.has(key) ? { ...one, isUngraded: true } : one]),
  ),
});

/**
 * What the server knows, and after that what only this browser knows: old tries, and moves that the server can't grade. A
 * streak that only this browser knows stays.
 */
export function mergedWith(local: Progress, attempts: readonly PuzzleAttempt[]): Progress {
  const known = new Set(attempts.map(([key]) => key));
  const others = Object.entries(local.tried).filter(([key]) => !known.has(key));
  const all = [
    ...attempts,
    ...others.map(([key, outcome]): PuzzleAttempt => [key, outcome, local.made[key]?.day ?? 0]),
  ];
  let merged: Progress = { ...NOTHING, made: local.made };
  for (const [key, outcome, day] of all) {
    const [game = '', id = ''] = key.split('/');
    const puzzle = findPuzzle(game, id);
    if (puzzle !== undefined) merged = afterAttempt(merged, puzzle, outcome, day);
  }
  const { streak } = local;
  const isLater =
    streak.last > merged.streak.last || (streak.last === merged.streak.last && streak.days > merged.streak.days);
  return isLater ? { ...merged, streak } : merged;
}
