import { wilson } from '@saloon/arena';
import type { Group, TableBalance } from './measure.ts';

/** How often luck alone may mark anything at all in the whole measurement. */
const ERROR = 0.05;

/**
 * Marks the groups that win more or less than parity. With hundreds of groups, one in twenty would lie outside its own
 * 95 % interval by luck. So the intervals that decide here are wider: together they all hold in 95 of 100 measurements
 * (Bonferroni's correction).
 */
export function withFindings(tables: readonly TableBalance[]): readonly TableBalance[] {
  const comparisons = tables.reduce((sum, { groups }) => sum + groups.length, 0);
  const z = upperPoint(ERROR / (2 * Math.max(1, comparisons)));
  return tables.map((table) => ({ ...table, groups: table.groups.map((group) => judged(group, table.parity, z)) }));
}

function judged({ finding: _, ...group }: Group, parity: number, z: number): Group {
  const { low, high } = wilson(group.share * group.games, group.games, z);
  if (low > parity) return { ...group, finding: 'more' };
  return high < parity ? { ...group, finding: 'less' } : group;
}

/**
 * The point that a normal variable exceeds with this probability, at most a half. Abramowitz and Stegun 26.2.23, off by
 * less than 0.0005.
 */
export function upperPoint(probability: number): number {
  const t = Math.sqrt(-2 * Math.log(probability));
  const over = 2.515517 + t * (0.802853 + t * 0.010328);
  const under = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
  return t - over / under;
}
