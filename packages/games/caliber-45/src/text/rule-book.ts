import { type RuleBook as AnyRuleBook, ruleWriter } from '@saloon/kernel';
import type { Options } from '../options.ts';
import type { Picture } from './picture.ts';

/** The number of a rule as `RULES.md` has it: `C45-ARM-5`. It is the anchor of the paragraph that explains it. */
export type RuleId = `C45-${string}-${number}`;

export const CHAPTERS = [
  'goal',
  'teams',
  'cards',
  'arming',
  'cowboys',
  'bail',
  'bank',
  'call',
  'attack',
  'trouble',
  'shootout',
  'division',
  'decks',
  'end',
  'online',
  'options',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** The rules of Caliber 45 for those who learn them. */
export type RuleBook = AnyRuleBook<Picture, RuleId, keyof Options, ChapterId>;

export const { allOptions, example, heading, items, note, paragraph, shown } = ruleWriter<
  Picture,
  RuleId,
  keyof Options
>();
