import type { GameText, Lang } from '@saloon/kernel';
import type { Edition } from '../box.ts';
import type { Event, Move } from '../moves.ts';
import { en } from './en.ts';
import { labels as enLabels } from './en-labels.ts';
import { options as enOptions } from './en-options.ts';
import { ru } from './ru.ts';
import { labels as ruLabels } from './ru-labels.ts';
import { options as ruOptions } from './ru-options.ts';
import type { Labels, OptionTexts } from './words.ts';

export { type CardText, type CowboyText, dollars, type Labels } from './words.ts';

type Texts = Readonly<Record<Lang, GameText<Move, Event>>>;

export const text: Texts = { en, ru };

/** Names and one-sentence rules of everything that lies on the table. */
export const labels: Readonly<Record<Lang, Labels>> = { en: enLabels, ru: ruLabels };

/** The texts of a game that was made with these editions: the option that chooses one shows their titles. */
export function textWith(editions: readonly Edition[]): Texts {
  const optionsIn = (lang: Lang, options: OptionTexts): OptionTexts => ({
    ...options,
    edition: { ...options.edition, values: Object.fromEntries(editions.map(({ id, title }) => [id, title[lang]])) },
  });
  return {
    en: { ...en, options: optionsIn('en', enOptions) },
    ru: { ...ru, options: optionsIn('ru', ruOptions) },
  };
}
