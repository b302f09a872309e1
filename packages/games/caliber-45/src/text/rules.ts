import { anchorsIn, type Lang, withPictures } from '@saloon/kernel';
import { book as en } from '../../rules/en.md';
import { book as ru } from '../../rules/ru.md';
import type { RuleBook } from './rule-book.ts';
import { pictures } from './rule-pictures.ts';

export { ruleOfEvent } from './event-rules.ts';
export type { Picture, ShownPayment, ShownPlayer, ShownShot } from './picture.ts';
export { CHAPTERS, type ChapterId, type RuleBook, type RuleId } from './rule-book.ts';
export { REFUSAL_RULES } from './rule-links.ts';
export { TEAM_OF_CAST } from './rule-pictures.ts';

/** The rules for learners, from `rules/en.md` and `rules/ru.md`. A page draws them; prompts and refusals link into them. */
export const rules: Readonly<Record<Lang, RuleBook>> = {
  en: withPictures(en, pictures),
  ru: withPictures(ru, pictures),
};

export const anchorFor = anchorsIn(en);
