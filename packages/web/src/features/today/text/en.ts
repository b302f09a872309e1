import { counted, plural } from '@saloon/kernel';

/** Texts of the strip "Today" in the lobby. Every other language has the same keys. */
export const en = {
  today: 'Today',
  renewed: (hours: number, minutes: number) =>
    hours > 0 ? `new in ${hours} h ${minutes} min` : `new in ${minutes} min`,
  days: (n: number) => `${n} ${plural('en', n, { one: 'day', few: 'days', many: 'days' })}`,
  streak: (n: number) => `${counted('en', n, { one: 'day', few: 'days', many: 'days' })} in a row`,
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
  deals: {
    play: 'Play',
    goOn: 'Continue',
    done: 'Done',
    stopped: 'Your game is waiting',
    finished: 'Daily deal finished',
    beat: (percent: number) => `Beat ${percent}% of players`,
    players: (n: number) =>
      n === 0 ? 'Daily deal' : `${n} ${plural('en', n, { one: 'player', few: 'players', many: 'players' })} so far`,
  },
};

export type TodayWords = typeof en;
