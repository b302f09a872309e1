import type { Millis } from '@saloon/kernel';

/** So much time left is told. */
const TOLD: readonly Millis[] = [30_000, 10_000];
const TICKS: Millis = 5000;

/** What has to be heard of a clock. */
export type TimeCall = { readonly isTold: boolean; readonly isTick: boolean };

/**
 * What is heard between two looks at a clock: 30 and 10 seconds as they are passed, each of the last five seconds.
 * At the first look, `before` being unknown, nothing is told: whoever is asked has just been told the time.
 */
export function timeCall(before: Millis | undefined, left: Millis): TimeCall {
  const isTold = left > 0 && before !== undefined && TOLD.some((mark) => before > mark && left <= mark);
  const isNewSecond = before === undefined || Math.ceil(before / 1000) !== Math.ceil(left / 1000);
  return { isTold, isTick: left > 0 && left <= TICKS && isNewSecond };
}
