import type { Lang } from '@saloon/kernel';
import { settings } from '../../../core/settings/store.ts';
import { en, type MyGamesWords } from './en.ts';
import { ru } from './ru.ts';

const WORDS: Readonly<Record<Lang, MyGamesWords>> = { en, ru };
export const myGamesWords = (): MyGamesWords => WORDS[settings.value.lang];
