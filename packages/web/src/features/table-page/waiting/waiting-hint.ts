import type { TableState } from '@saloon/client';
import { messages } from '../../../core/i18n/index.ts';
import { spokenTime } from '../../../core/i18n/time.ts';
import { settings } from '../../../core/settings/store.ts';

/** What a visitor can do while the table waits: invite others, sit down, or watch. */
export function waitingHint({ info, you }: Pick<TableState, 'info' | 'you'>): string {
  const { lang } = settings.value;
  const words = messages[lang].table;
  const isFull = info.seats.every(({ type }) => type !== 'empty');
  if (info.tournament !== undefined) return words.waitingTournament;
  if (you.seat !== undefined) return isFull ? words.waitingFull : words.waitingHint;
  if (!isFull) return words.waitingSit;
  const { isAllowed, delay } = info.watching;
  if (!isAllowed) return words.waitingFull;
  return delay === 0 ? words.waitingWatch : words.waitingWatchLate(spokenTime(lang, delay * 1000));
}
