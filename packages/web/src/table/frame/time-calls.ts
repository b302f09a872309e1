import type { Millis } from '@saloon/kernel';

/** Times left that are announced. */
const TOLD: readonly Millis[] = [30_000, 10_000];
const TICKS: Millis = 5000;

/** An announcement or a tick. */
export type TimeCall = { readonly isTold: boolean; readonly isTick: boolean };

/**
 * The announcement between two checks of a clock: 30 and 10 seconds as they pass, and each of the last five seconds.
 * The first check, with `before` undefined, announces nothing: the prompt has just shown the time.
 */
export function timeCall(before: Millis | undefined, left: Millis): TimeCall {
  const isTold = left > 0 && before !== undefined && TOLD.some((mark) => before > mark && left <= mark);
  const isNewSecond = before === undefined || Math.ceil(before / 1000) !== Math.ceil(left / 1000);
  return { isTold, isTick: left > 0 && left <= TICKS && isNewSecond };
}
