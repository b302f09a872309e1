import type { GameText, Lang, Names } from '@saloon/kernel';
import { JEWEL_VALUE, RANSOM_VALUE, STRONGBOX_VALUE } from '../rules/data.ts';
import type { Event, Move } from '../rules/moves.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { things as enThings } from './things-en.ts';
import { things as ruThings } from './things-ru.ts';
import { because as becauseEn } from './why-en.ts';
import type { Reason } from './why-reasons.ts';
import { because as becauseRu } from './why-ru.ts';
import type { Things } from './words.ts';

export { cardTaken as takenCard, casesOf as banditCases } from './phrases-ru.ts';
export type { Thing, Things } from './words.ts';

/** Values printed on the tokens. Those of purses are inside. */
export const PRINTED = { jewel: JEWEL_VALUE, strongbox: STRONGBOX_VALUE, ransom: RANSOM_VALUE } as const;

/** Also explains why a move is good or bad, from the reasons of `why`. */
type Text = GameText<Move, Event> & { because(reason: Reason, names: Names): string };

export const text: Readonly<Record<Lang, Text>> = {
  en: { ...en, because: becauseEn },
  ru: { ...ru, because: becauseRu },
};

/** Names and one-sentence effects of everything on the table. */
export const things: Readonly<Record<Lang, Things>> = { en: enThings, ru: ruThings };
