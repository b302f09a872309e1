import { NEW_RATING, type Rating, settleGame } from '@saloon/people/ratings';
import { dailyPuzzle, type ListedPuzzle } from './catalog.ts';
import { keepProgress, keyOf, type Outcome, type Progress, progress, streakAfter } from './progress.ts';

/** A player's rating in a game's puzzles. */
export const puzzleRating = ({ ratings }: Progress, game: string): Rating => ratings[game] ?? NEW_RATING;

/** What a first try does: the mark, the streak if it is the puzzle of the day, and the rating unless a hint was used. */
export function afterAttempt(before: Progress, puzzle: ListedPuzzle, outcome: Outcome, day: number): Progress {
  const key = keyOf(puzzle);
  if (before.tried[key] !== undefined) return before;
  const daily = dailyPuzzle(day);
  const isDaily = daily !== undefined && keyOf(daily) === key;
  return {
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

export const noteAttempt = (puzzle: ListedPuzzle, outcome: Outcome, day: number): void =>
  keepProgress(afterAttempt(progress.peek(), puzzle, outcome, day));
