import { anchorsIn, type Lang } from '@saloon/kernel';
import type { RuleBook } from './rule-book.ts';
import { en } from './rules-en.ts';
import { ru } from './rules-ru.ts';

export { ruleOfEvent } from './event-rules.ts';
export { CHAPTERS, type ChapterId, type RuleBook, type RuleId } from './rule-book.ts';
export { CARD_RULES, CHARACTER_RULES, DECISION_RULES, REFUSAL_RULES, TERM_RULES } from './rule-links.ts';
export type { Picture, ShownCard, ShownCharacter, ShownLink, ShownSide } from './rule-pictures.ts';

/** The rules for those who learn the game: data, which a page draws and prompts and refusals link into. */
export const rules: Readonly<Record<Lang, RuleBook>> = { en, ru };

/** Where a rule is explained: the anchor of its paragraph. */
export const anchorFor = anchorsIn(en);
