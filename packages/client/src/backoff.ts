/** A restarting server is back within a minute, so the first attempts come quickly. */
const QUICK_MS = 1500;
const QUICK_ATTEMPTS = 40;
const SLOW_MS = 10_000;

/** Milliseconds to wait before reconnecting, after `attempt` failed attempts in a row, varied by a quarter either way. */
export function backoff(attempt: number, random: () => number): number {
  const whole = attempt < QUICK_ATTEMPTS ? Math.min(QUICK_MS, 500 * 2 ** attempt) : SLOW_MS;
  return Math.round(whole * (0.75 + random() * 0.5));
}
