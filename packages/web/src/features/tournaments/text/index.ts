import type { Lang } from '@saloon/kernel';
import { settings } from '../../../core/settings/store.ts';
import { en, type TournamentWords } from './en.ts';
import { ru } from './ru.ts';

const WORDS: Readonly<Record<Lang, TournamentWords>> = { en, ru };
export const tournamentWords = (): TournamentWords => WORDS[settings.value.lang];
