/** How long to wait before the nth attempt in a row, in milliseconds: half a second, doubling up to ten, a little at random. */
export function backoff(attempt: number, random: () => number): number {
  const whole = Math.min(10_000, 500 * 2 ** Math.min(attempt, 10));
  return Math.round(whole * (0.75 + random() * 0.5));
}
