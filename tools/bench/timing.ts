/** Several timings of the same work: the median and the spread. */
export type Timing = { readonly median: number; readonly spread: number };

/**
 * Calls `work` once to warm up and then `runs` times. It returns a figure, such as moves per second. Half of the
 * figures are within the spread, a share of the median.
 */
export function repeat(runs: number, work: () => number): Timing {
  work();
  return timingOf(Array.from({ length: runs }, work));
}

export function timingOf(figures: readonly number[]): Timing {
  const sorted = [...figures].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const median = at(0.5);
  return { median, spread: median === 0 ? 0 : (at(0.75) - at(0.25)) / 2 / median };
}

/** CPU seconds that all our threads have used so far. */
export function secondsSoFar(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** CPU seconds of one call. */
export function secondsOf(work: () => void): number {
  const started = secondsSoFar();
  work();
  return secondsSoFar() - started;
}
