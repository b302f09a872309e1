import type { Lang } from '@saloon/kernel';
import { settings } from '../../../core/settings/store.ts';
import { type DailyWords, en } from './en.ts';
import { ru } from './ru.ts';

const WORDS: Readonly<Record<Lang, DailyWords>> = { en, ru };
export const dailyWords = (): DailyWords => WORDS[settings.value.lang];
export type { DailyWords };
