import { titleOf } from '../../core/games/titles.ts';
import { dayAt } from '../../kit/day.ts';
import { puzzle } from '../../kit/icons/today.ts';
import { dailyGame } from '../puzzles/daily-game.ts';
import { progress, streakOn } from '../puzzles/progress.ts';
import type { TodaySource } from './cell.ts';
import { todayWords } from './text/index.ts';

/** The puzzle of the day, with the streak. */
export const puzzleSource: TodaySource = {
  cells: () => {
    const words = todayWords();
    const day = dayAt(Date.now());
    const { last, days } = progress.value.streak;
    const isDone = last === day;
    return [
      {
        key: 'puzzle',
        href: '/puzzle/daily',
        title: words.puzzle,
        mark: { icon: puzzle, tone: 'var(--puzzle-tone)' },
        text: titleOf(dailyGame(day)),
        streak: streakOn(progress.value, day),
        action: isDone ? (days > 0 ? words.solved : words.failed) : words.solve,
        isDone,
      },
    ];
  },
};
