import type { Lang } from '@saloon/kernel';
import { en, type Said } from './en.ts';
import { ru } from './ru.ts';

const words: Readonly<Record<Lang, Said>> = { en, ru };
/** Texts of the lesson page around the guide's own words. */
export const lessonWords = (lang: Lang): Said => words[lang];
