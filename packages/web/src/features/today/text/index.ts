import type { Lang } from '@saloon/kernel';
import { settings } from '../../../core/settings/store.ts';
import { en, type TodayWords } from './en.ts';
import { ru } from './ru.ts';

const WORDS: Readonly<Record<Lang, TodayWords>> = { en, ru };
export const todayWords = (): TodayWords => WORDS[settings.value.lang];
