import type { Level } from '@saloon/kernel';
import { bestMove } from './look-ahead.ts';
import type { Policy } from './policy.ts';
import { searchPolicy } from './search/search-policy.ts';

/** Search iterations per move. */
export const ITERATIONS = { normal: 50, hard: 200, legend: 1000 } as const satisfies Partial<Record<Level, number>>;

/** Looks one move ahead in a single sampled state. */
const easy: Policy = {
  id: 'easy',
  manners: 'easy',
  choose: (info, seen, level, rng) => bestMove(info, seen, 1, level, rng),
};

/** The four levels that people play against. */
export const levels: Readonly<Record<Level, Policy>> = {
  easy,
  normal: searchPolicy('normal', 'normal', { iterations: ITERATIONS.normal }),
  hard: searchPolicy('hard', 'hard', { iterations: ITERATIONS.hard }),
  legend: searchPolicy('legend', 'legend', { iterations: ITERATIONS.legend }),
};
