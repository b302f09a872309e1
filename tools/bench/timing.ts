/** Several timings of the same work: the middle one, and how far the others lie from it. */
export type Timing = { readonly median: number; readonly spread: number };

/**
 * Runs the work once to warm up, and then `runs` times; it answers a figure, such as moves a second. Half of the
 * figures lie within the spread around the median, as a share of it.
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

/** How long the processor has worked for us so far, in seconds, on all our threads: what else the machine does is not counted. */
export function secondsSoFar(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** How long the processor worked for one call. */
export function secondsOf(work: () => void): number {
  const started = secondsSoFar();
  work();
  return secondsSoFar() - started;
}
