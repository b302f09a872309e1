/** While a server may just be starting again, which it does within a minute, nobody waits longer than this for the next attempt. */
const SOON = 1500;
const SOON_ATTEMPTS = 40;
const LATER = 10_000;

/** How long to wait before the nth attempt in a row, in milliseconds: half a second, one, one and a half, after a minute ten; a little at random. */
export function backoff(attempt: number, random: () => number): number {
  const whole = attempt < SOON_ATTEMPTS ? Math.min(SOON, 500 * 2 ** attempt) : LATER;
  return Math.round(whole * (0.75 + random() * 0.5));
}
