import { t } from '../../i18n/index.ts';

/** What follows "the telegraph is silent": when the house is called again, and whether a move waits for it. */
export function silentWords(secondsLeft: number | undefined, isSending: boolean): string {
  const words = t().table;
  const call = secondsLeft === undefined ? words.retrying : words.retryIn(secondsLeft);
  return isSending ? `${call} ${words.moveKept}` : call;
}
