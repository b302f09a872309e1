import type { Lang } from '@saloon/kernel';
import { settings } from '../../../core/settings/store.ts';
import { type CoachWords, en } from './en.ts';
import { ru } from './ru.ts';

const WORDS: Readonly<Record<Lang, CoachWords>> = { en, ru };
export const coachWords = (): CoachWords => WORDS[settings.value.lang];
