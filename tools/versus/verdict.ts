import type { Row } from './pair.ts';

/** A median below this share of the reference is refused, above it everywhere the reference can be raised. */
export const LEAST = 0.93;
const RAISE = 1.05;

export const describeRow = ({ subject, kind, low, median, high }: Row): string =>
  `${subject.padEnd(16)} ${kind.padEnd(18)} × ${median.toFixed(2)}   (half of the pairs ${low.toFixed(2)} to ${high.toFixed(2)})`;

/** Slower than the machine's noise explains: by the median, and in three quarters of the pairs. */
export const isSlower = ({ median, high }: Row): boolean => median < LEAST && high < 1;

/** How many times as fast all together: the geometric mean. */
export const together = (rows: readonly Row[]): number =>
  Math.exp(rows.reduce((sum, { median }) => sum + Math.log(median), 0) / Math.max(1, rows.length));

/** Should the reference be raised? It guards only what was won before it. */
export const isOutOfDate = (rows: readonly Row[]): boolean => together(rows) > RAISE;
