import type { GameText, Lang } from '@saloon/kernel';
import type { Event, Move } from '../moves.ts';
import { en } from './en.ts';
import { names as enNames } from './names-en.ts';
import { names as ruNames } from './names-ru.ts';
import { ru } from './ru.ts';
import type { GameNames } from './words.ts';

export { type CardId, type Face, printOf } from '../card-ids.ts';
export { CARD_FACES, type CardFace, type CharacterFace, CORNERS, characterFace } from './printed.ts';
export { type GameNames, type NameText, type PromptText, TERMS, type Term } from './words.ts';

export const text: Readonly<Record<Lang, GameText<Move, Event>>> = { en, ru };
/** Names and effects of cards and characters, words of the game and what each decision asks: for whoever draws a table. */
export const names: Readonly<Record<Lang, GameNames>> = { en: enNames, ru: ruNames };
