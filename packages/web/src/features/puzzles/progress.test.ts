import { expect, test } from 'vitest';
import { dailyPuzzle, difficultyOf, nextPuzzle, puzzlesOf } from './catalog.ts';
import { DAILY_GAMES, dailyGame } from './daily-game.ts';
import { afterAttempt, mergedWith, puzzleRating } from './note-attempt.ts';
import { keyOf, type Progress, readProgress, streakOn } from './progress.ts';

const EMPTY = readProgress(null);
const daily = (day: number) => dailyPuzzle(day) ?? expect.fail();

test('the puzzle of the day is the same for everyone, goes through the games in turn, and repeats late', () => {
  const days = Array.from({ length: 600 }, (_, i) => 20_000 + i);
  expect(days.slice(0, 8).map((day) => daily(day).game)).toEqual([...DAILY_GAMES, ...DAILY_GAMES]);
  expect(days.every((day) => daily(day).game === dailyGame(day))).toBe(true);
  expect(new Set(days.map((day) => keyOf(daily(day)))).size).toBe(600);
});

test('solving the puzzle of the day makes a streak, a failure or a missed day ends it', () => {
  let now: Progress = EMPTY;
  for (const day of [100, 101, 102]) now = afterAttempt(now, daily(day), day === 101 ? 'hinted' : 'solved', day);
  expect(streakOn(now, 102)).toBe(3);
  expect(streakOn(now, 103)).toBe(3);
  expect(streakOn(now, 104)).toBe(0);
  const failed = afterAttempt(now, daily(103), 'failed', 103);
  expect(streakOn(failed, 103)).toBe(0);
  expect(streakOn(afterAttempt(failed, daily(104), 'solved', 104), 104)).toBe(1);
});

test('another puzzle changes no streak, and only the first try counts', () => {
  const puzzle = puzzlesOf('caliber-45').find((one) => keyOf(one) !== keyOf(daily(100))) ?? expect.fail();
  const once = afterAttempt(EMPTY, puzzle, 'failed', 100);
  expect(once.streak).toEqual(EMPTY.streak);
  expect(once.tried).toEqual({ [keyOf(puzzle)]: 'failed' });
  expect(afterAttempt(once, puzzle, 'solved', 100)).toBe(once);
});

test('the rating rises with a solved puzzle, more for a harder one, falls with a failed one, and a hint leaves it', () => {
  const byRating = puzzlesOf('bang-duel').toSorted((a, b) => a.rating - b.rating);
  const [easy, hard] = [byRating[0] ?? expect.fail(), byRating.at(-1) ?? expect.fail()];
  const mu = (puzzle: typeof easy, outcome: 'solved' | 'hinted' | 'failed') =>
    puzzleRating(afterAttempt(EMPTY, puzzle, outcome, 1), 'bang-duel').mu;
  const start = puzzleRating(EMPTY, 'bang-duel').mu;
  expect(mu(easy, 'solved')).toBeGreaterThan(start);
  expect(mu(hard, 'solved')).toBeGreaterThan(mu(easy, 'solved'));
  expect(mu(easy, 'failed')).toBeLessThan(mu(hard, 'failed'));
  expect(mu(hard, 'failed')).toBeLessThan(start);
  expect(mu(hard, 'hinted')).toBe(start);
});

test('the next puzzle is the untried one that is nearest to the rating', () => {
  const list = puzzlesOf('bang-duel');
  const first = nextPuzzle(list, () => false, 1400) ?? expect.fail();
  expect(Math.min(...list.map(({ rating }) => Math.abs(rating - 1400)))).toBe(Math.abs(first.rating - 1400));
  expect(nextPuzzle(list, (one) => one === first, 1400)).not.toBe(first);
  expect(nextPuzzle(list, () => true, 1400)).toBeUndefined();
  const other = nextPuzzle(list, () => false, 1400, first.theme) ?? expect.fail();
  expect(other.theme).not.toBe(first.theme);
  expect(Math.abs(other.rating - 1400)).toBeLessThan(100);
  const alike = list.filter(({ theme }) => theme === first.theme);
  expect(nextPuzzle(alike, () => false, 1400, first.theme)).toBe(first);
  expect(new Set(list.map(difficultyOf))).toEqual(new Set(['easy', 'medium', 'hard']));
});

test('what is stored is read again, and nonsense is left out', () => {
  const kept = afterAttempt(EMPTY, daily(100), 'solved', 100);
  expect(readProgress(JSON.stringify(kept))).toEqual(kept);
  expect(readProgress('{')).toEqual(EMPTY);
  expect(readProgress('{"tried":{"a":"won"},"ratings":{"b":{"mu":"x"}},"streak":{"days":"9"}}')).toEqual(EMPTY);
});

test('what the server has comes first, and what only this browser knows stays', () => {
  const [first, second, third] = puzzlesOf('bang-duel');
  if (first === undefined || second === undefined || third === undefined) throw new Error('Cannot find three puzzles');
  let local = afterAttempt(EMPTY, first, 'solved', 100);
  local = afterAttempt(local, third, 'failed', 100);
  const merged = mergedWith(local, [
    [keyOf(second), 'solved', 99],
    [keyOf(first), 'failed', 99],
    ['bang-duel/00000000-0', 'solved', 99],
  ]);
  expect(merged.tried).toEqual({ [keyOf(second)]: 'solved', [keyOf(first)]: 'failed', [keyOf(third)]: 'failed' });
  let inOrder = afterAttempt(EMPTY, second, 'solved', 99);
  inOrder = afterAttempt(inOrder, first, 'failed', 99);
  expect(merged.ratings).toEqual(afterAttempt(inOrder, third, 'failed', 100).ratings);
  expect(mergedWith(merged, [])).toEqual(merged);
});

test('a streak of this browser stays until the server has a later one', () => {
  let local: Progress = EMPTY;
  for (const day of [100, 101]) local = afterAttempt(local, daily(day), 'solved', day);
  expect(mergedWith(local, []).streak).toEqual({ days: 2, last: 101 });
  const later = [102, 103].map((day) => [keyOf(daily(day)), 'solved', day] as const);
  expect(mergedWith(local, later).streak).toEqual({ days: 2, last: 103 });
});
