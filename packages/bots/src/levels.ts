import type { Level } from '@saloon/kernel';
import { bestMove } from './look-ahead.ts';
import { searcher } from './search/searcher.ts';
import type { Thought } from './thought.ts';

/** Lines of play that a level that searches looks at before a move. */
export const ITERATIONS = { normal: 50, hard: 200, legend: 1000 } as const satisfies Partial<Record<Level, number>>;

/** The lowest level looks one move ahead, at a single guess of what it cannot see. */
const easy: Thought = {
  id: 'easy',
  manners: 'easy',
  choose: (sight, seen, level, rng) => bestMove(sight, seen, 1, level, rng),
};

/** The four levels that people play against: each thinks as long, slips as often and is as quick as it says. */
export const levels: Readonly<Record<Level, Thought>> = {
  easy,
  normal: searcher('normal', 'normal', { iterations: ITERATIONS.normal }),
  hard: searcher('hard', 'hard', { iterations: ITERATIONS.hard }),
  legend: searcher('legend', 'legend', { iterations: ITERATIONS.legend }),
};
