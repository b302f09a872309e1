import type { Lang } from '@saloon/kernel';
import { settings } from '../../../core/settings/store.ts';
import { en, type MeWords } from './en.ts';
import { ru } from './ru.ts';

const WORDS: Readonly<Record<Lang, MeWords>> = { en, ru };
export const meWords = (): MeWords => WORDS[settings.value.lang];
