import type { Lang } from '@saloon/kernel';
import { settings } from '../../../core/settings/store.ts';
import { en, type PeopleWords } from './en.ts';
import { ru } from './ru.ts';

const WORDS: Readonly<Record<Lang, PeopleWords>> = { en, ru };
export const peopleWords = (): PeopleWords => WORDS[settings.value.lang];
