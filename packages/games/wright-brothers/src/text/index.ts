import type { GameText, Lang, Names } from '@saloon/kernel';
import type { Event, Move } from '../rules/moves.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { because as becauseEn } from './why-en.ts';
import type { Reason } from './why-reasons.ts';
import { because as becauseRu } from './why-ru.ts';

/** Also why a move is good or bad, as `why` of this game finds it. */
type Text = GameText<Move, Event> & { because(reason: Reason, names: Names): string };

export const text: Readonly<Record<Lang, Text>> = {
  en: { ...en, because: becauseEn },
  ru: { ...ru, because: becauseRu },
};
