import type { Lang } from '@saloon/kernel';
import { en, type SharedWords } from './en.ts';
import { ru } from './ru.ts';

export type { SharedWords } from './en.ts';

const WORDS: Readonly<Record<Lang, SharedWords>> = { en, ru };
export const sharedWords = (lang: Lang): SharedWords => WORDS[lang];
