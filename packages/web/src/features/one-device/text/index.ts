import type { Lang } from '@saloon/kernel';
import { settings } from '../../../core/settings/store.ts';
import { en, type PassWords } from './en.ts';
import { ru } from './ru.ts';

const WORDS: Readonly<Record<Lang, PassWords>> = { en, ru };
export const passWords = (): PassWords => WORDS[settings.value.lang];
