import type { Lang } from '@saloon/kernel';
import type { PeopleError } from '@saloon/protocol';
import { settings } from '../../../core/settings/store.ts';
import { en, type PeopleWords } from './en.ts';
import { ru } from './ru.ts';

const WORDS: Readonly<Record<Lang, PeopleWords>> = { en, ru };
export const peopleWords = (): PeopleWords => WORDS[settings.value.lang];

/** Why something was refused, in words. */
export function refusalOf({ code, reason }: PeopleError): string {
  const text = peopleWords().refusals[code] ?? peopleWords().refusals.failed;
  return reason === undefined ? text : `${text} ${reason}`;
}

/** A day as people write it. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(settings.value.lang, { dateStyle: 'medium' }).format(at);
export const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(settings.value.lang, { dateStyle: 'short', timeStyle: 'short' }).format(at);
