import type { Lang } from '@saloon/kernel';
import { settings } from '../../../core/settings/store.ts';
import { en, type RulesWords } from './en.ts';
import { ru } from './ru.ts';

const WORDS: Readonly<Record<Lang, RulesWords>> = { en, ru };
export const rulesWords = (): RulesWords => WORDS[settings.value.lang];
