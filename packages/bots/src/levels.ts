import type { Level, Personality } from '@saloon/kernel';
import { likingOf } from './liking.ts';
import { bestMove } from './look-ahead.ts';
import type { Policy } from './policy.ts';
import { searchPolicy } from './search/search-policy.ts';

/** Search iterations per move. */
export const ITERATIONS = { normal: 50, hard: 200, legend: 1000 } as const satisfies Partial<Record<Level, number>>;

/** Looks one move ahead in a single sampled state. */
const easyPolicy = (id: string, personality?: Personality): Policy => ({
  id,
  manners: 'easy',
  choose: (info, seen, level, rng) =>
    bestMove(info, seen, 1, level, rng, personality && likingOf(info.game, personality)),
});

/** A level, with a personality if one is named. */
export function levelPolicy(level: Level, personality?: Personality): Policy {
  const id = personality === undefined ? level : `${level}+${personality}`;
  if (level === 'easy') return easyPolicy(id, personality);
  const budget = { iterations: ITERATIONS[level], ...(level === 'legend' ? { isDeep: true as const } : {}) };
  return searchPolicy(id, level, budget, undefined, personality);
}

/** The four levels that people play against. */
export const levels: Readonly<Record<Level, Policy>> = {
  easy: levelPolicy('easy'),
  normal: levelPolicy('normal'),
  hard: levelPolicy('hard'),
  legend: levelPolicy('legend'),
};
