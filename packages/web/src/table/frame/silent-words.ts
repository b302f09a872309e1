import { t } from '../../core/i18n/index.ts';

/** The rest of "the telegraph is silent": when the page reconnects, and whether a move is waiting. */
export function silentWords(secondsLeft: number | undefined, isSending: boolean): string {
  const words = t().table;
  const call = secondsLeft === undefined ? words.retrying : words.retryIn(secondsLeft);
  return isSending ? `${call} ${words.moveKept}` : call;
}
