import type { Options } from './options.ts';
import { targetOf } from './state.ts';

/**
 * C45-HEAD-1: the head start of a team by its size, in percent of the target, for each split. Found by playing bots
 * against each other (`node tools/head-start.ts`).
 */
export const HEAD_STARTS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  '2-1': { 1: 85 },
  '3-2': { 2: 80 },
  '3-1': { 1: 95 },
  '2-1-1': { 1: 80 },
  '2-2-1': { 1: 75 },
  '3-1-1': { 1: 95 },
  '3-2-1': { 1: 90, 2: 60 },
  '3-2-2': { 2: 55 },
  '3-3-1': { 1: 90 },
  '3-3-2': { 2: 60 },
};

/**
 * The percentage of games between `greedy` bots that one of the smallest teams wins, without a head start (400 games) and
 * with it (300 games). `node tools/head-start.ts` repeats the measurement.
 */
export const ODDS: Readonly<Record<string, { readonly none: number; readonly even: number }>> = {
  '2-1': { none: 6, even: 48 },
  '3-2': { none: 17, even: 51 },
  '3-1': { none: 1, even: 29 },
  '2-1-1': { none: 3, even: 31 },
  '2-2-1': { none: 2, even: 32 },
  '3-1-1': { none: 0, even: 24 },
  '3-2-1': { none: 0, even: 26 },
  '3-2-2': { none: 12, even: 30 },
  '3-3-1': { none: 0, even: 12 },
  '3-3-2': { none: 8, even: 28 },
};

export const splitOf = (sizes: readonly number[]): string => sizes.toSorted((a, b) => b - a).join('-');

/** The percentage of games that one of the smallest teams wins without a head start; undefined if all teams are equal. */
export const oddsOf = (sizes: readonly number[]): number | undefined => ODDS[splitOf(sizes)]?.none;

/** The head start of each team in units, or undefined. `teams` is the team of each seat. */
export function headStartsOf(options: Options, teams: readonly number[]): readonly number[] | undefined {
  if (options.headStart !== 'even') return undefined;
  const sizes = Array.from({ length: Math.max(...teams) + 1 }, (_, team) => teams.filter((t) => t === team).length);
  const percent = HEAD_STARTS[splitOf(sizes)] ?? {};
  return sizes.map((size) => Math.round(((percent[size] ?? 0) * targetOf(options)) / 100));
}
