import type { GameText, Lang } from '@saloon/kernel';
import type { Event, Move } from '../moves.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { things as enThings } from './things-en.ts';
import { things as ruThings } from './things-ru.ts';
import type { Things } from './words.ts';

export type { Thing, Things } from './words.ts';

export const text: Readonly<Record<Lang, GameText<Move, Event>>> = { en, ru };

/** Names and one-sentence effects of everything on the table. */
export const things: Readonly<Record<Lang, Things>> = { en: enThings, ru: ruThings };
