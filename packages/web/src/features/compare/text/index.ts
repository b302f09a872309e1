import type { Lang } from '@saloon/kernel';
import { settings } from '../../../core/settings/store.ts';
import { type CompareWords, en } from './en.ts';
import { ru } from './ru.ts';

const WORDS: Readonly<Record<Lang, CompareWords>> = { en, ru };
export const compareWords = (): CompareWords => WORDS[settings.value.lang];
export type { CompareWords };
