import type { Lang } from '@saloon/kernel';
import { settings } from '../../../core/settings/store.ts';
import { en, type ReplayWords } from './en.ts';
import { ru } from './ru.ts';

const WORDS: Readonly<Record<Lang, ReplayWords>> = { en, ru };
export const replayWords = (): ReplayWords => WORDS[settings.value.lang];
