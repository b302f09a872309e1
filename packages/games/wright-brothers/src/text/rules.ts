import type { Lang } from '@saloon/kernel';
import { CHAPTERS, type RuleBook } from './rule-book.ts';
import { en } from './rules-en.ts';
import { ru } from './rules-ru.ts';

export { CHAPTERS, type ChapterId, type RuleBlock, type RuleBook, type RuleChapter, type RuleId } from './rule-book.ts';
export { REFUSAL_RULES } from './rule-links.ts';
export type { Picture, ShownHand, ShownRevolver } from './rule-pictures.ts';

/** The rules for those who learn the game: data, which a page draws and prompts and refusals link into. */
export const rules: Readonly<Record<Lang, RuleBook>> = { en, ru };

const explained: ReadonlySet<string> = new Set(
  en.chapters.flatMap(({ blocks }) => blocks.flatMap((block) => ('rules' in block ? block.rules : []))),
);

/**
 * Where a rule is explained: the anchor of its paragraph. A rule without one of its own leads to the first paragraph of
 * its family, and what is no rule of this game nowhere.
 *
 * @example
 * anchorFor('WB-DISC-4') // 'WB-DISC-4'
 */
export function anchorFor(rule: string): string | undefined {
  if (explained.has(rule) || CHAPTERS.some((chapter) => chapter === rule)) return rule;
  const family = rule.slice(0, rule.lastIndexOf('-') + 1);
  return family === '' ? undefined : [...explained].find((id) => id.startsWith(family));
}
