/** The middle of some figures, and the two that half of them lie between. */
export type Quartiles = { readonly low: number; readonly median: number; readonly high: number };

export function quartiles(figures: readonly number[]): Quartiles {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
    return below + (above - below) * (place - Math.floor(place));
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}

export const median = (figures: readonly number[]): number => quartiles(figures).median;

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
