import { plural } from '@saloon/kernel';

/** Texts of the strip "Today" in the lobby. Every other language has the same keys. */
export const en = {
  today: 'Today',
  renewed: (hours: number, minutes: number) =>
    hours > 0 ? `new in ${hours} h ${minutes} min` : `new in ${minutes} min`,
  days: (n: number) => `${n} ${plural('en', n, { one: 'day', few: 'days', many: 'days' })}`,
  streak: (n: number) => `${n} days in a row`,
  allPuzzles: 'All puzzles',
  puzzle: 'Puzzle of the day',
  solve: 'Solve',
  solved: 'Solved',
  failed: 'Not found',
  tournament: 'Next tournament',
  running: 'running',
  youAreIn: 'You’re in',
  watch: 'Watch',
  signUp: 'Sign up',
};

export type TodayWords = typeof en;
