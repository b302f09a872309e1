import type { GameText, Lang, Names } from '@saloon/kernel';
import type { Event, Move } from '../rules/moves.ts';
import { en } from './en.ts';
import { names as enNames } from './names-en.ts';
import { names as ruNames } from './names-ru.ts';
import { ru } from './ru.ts';
import { because as becauseEn } from './why-en.ts';
import type { Reason } from './why-reasons.ts';
import { because as becauseRu } from './why-ru.ts';
import type { GameNames } from './words.ts';

export { type CardId, type Face, printOf } from '../rules/card-ids.ts';
export { atWhom } from './grammar-ru.ts';
export { CARD_FACES, type CardFace, type CharacterFace, CORNERS, characterFace } from './printed.ts';
export { type GameNames, type NameText, type PromptText, TERMS, type Term } from './words.ts';

/** Also why a move is good or bad, as `why` of this game finds it. */
type Text = GameText<Move, Event> & { because(reason: Reason, names: Names): string };

const personaIn = ({ characters }: GameNames, id: string): string | undefined =>
  Object.entries(characters).find(([known]) => known === id)?.[1].name;

export const text: Readonly<Record<Lang, Text>> = {
  en: { ...en, because: becauseEn, persona: (id) => personaIn(enNames, id) },
  ru: { ...ru, because: becauseRu, persona: (id) => personaIn(ruNames, id) },
};
/** Names and effects of cards and characters, terms of the game, and the question of each decision, for the table. */
export const names: Readonly<Record<Lang, GameNames>> = { en: enNames, ru: ruNames };
