import type { Lang } from '@saloon/kernel';
import { settings } from '../../../core/settings/store.ts';
import { type AwayWords, en } from './en.ts';
import { ru } from './ru.ts';

const WORDS: Readonly<Record<Lang, AwayWords>> = { en, ru };
export const awayWords = (): AwayWords => WORDS[settings.value.lang];
