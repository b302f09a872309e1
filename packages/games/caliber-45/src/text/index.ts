import type { GameText, Lang, Names } from '@saloon/kernel';
import type { Edition } from '../rules/box.ts';
import type { Event, Move } from '../rules/moves.ts';
import { en } from './en.ts';
import { labels as enLabels } from './en-labels.ts';
import { options as enOptions } from './en-options.ts';
import { ru } from './ru.ts';
import { labels as ruLabels } from './ru-labels.ts';
import { options as ruOptions } from './ru-options.ts';
import { because as becauseEn } from './why-en.ts';
import type { Reason } from './why-reasons.ts';
import { because as becauseRu } from './why-ru.ts';
import type { Labels, OptionTexts } from './words.ts';

export type { CardText, CowboyText, Labels } from './words.ts';

/** With a sentence for each reason that `why` finds. */
type Text = GameText<Move, Event> & { because(reason: Reason, names: Names): string };
type Texts = Readonly<Record<Lang, Text>>;

const personaIn = ({ cowboys }: Labels, id: string): string | undefined =>
  Object.entries(cowboys).find(([known]) => known === id)?.[1].name;

export const text: Texts = {
  en: { ...en, because: becauseEn, persona: (id) => personaIn(enLabels, id) },
  ru: { ...ru, because: becauseRu, persona: (id) => personaIn(ruLabels, id) },
};

/** Names and one-sentence rules of everything on the table. */
export const labels: Readonly<Record<Lang, Labels>> = { en: enLabels, ru: ruLabels };

/** The texts of a game with these editions, whose titles the option `edition` shows. */
export function textWith(editions: readonly Edition[]): Texts {
  const optionsIn = (lang: Lang, options: OptionTexts): OptionTexts => ({
    ...options,
    edition: { ...options.edition, values: Object.fromEntries(editions.map(({ id, title }) => [id, title[lang]])) },
  });
  const named = (lang: Lang) => (id: string) =>
    editions.flatMap(({ cowboys }) => cowboys).find((cowboy) => cowboy.id === id)?.name?.[lang] ??
    text[lang].persona?.(id);
  return {
    en: { ...text.en, options: optionsIn('en', enOptions), persona: named('en') },
    ru: { ...text.ru, options: optionsIn('ru', ruOptions), persona: named('ru') },
  };
}
