import type { GameText, Lang } from '@saloon/kernel';
import type { Event, Move } from '../moves.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export const text: Readonly<Record<Lang, GameText<Move, Event>>> = { en, ru };
