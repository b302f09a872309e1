import type { Lang } from '@saloon/kernel';
import { settings } from '../../../core/settings/store.ts';
import { en, type PuzzleWords } from './en.ts';
import { ru } from './ru.ts';

const WORDS: Readonly<Record<Lang, PuzzleWords>> = { en, ru };
export const puzzleWords = (): PuzzleWords => WORDS[settings.value.lang];
