import type { Lang } from '@saloon/kernel';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Lang, Words>> = { en, ru };
export const wordsIn = (lang: Lang): Words => WORDS[lang];
