import { type RuleBook as AnyRuleBook, ruleWriter } from '@saloon/kernel';
import type { Options } from '../options.ts';
import type { Picture } from './rule-pictures.ts';

/** The name of a rule as `RULES.md` has it: `BD-HIT-4`, `BD-CARD-COLT`. It is the anchor of the paragraph that explains it. */
export type RuleId = `BD-${string}-${string}`;

export const CHAPTERS = [
  'goal',
  'setup',
  'turn',
  'positions',
  'playing',
  'hits',
  'reveals',
  'health',
  'death',
  'order',
  'bang-cards',
  'action-cards',
  'equipment',
  'law',
  'outlaws',
  'decks',
  'secrets',
  'options',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** The rules of The Duel for those who learn them. */
export type RuleBook = AnyRuleBook<Picture, RuleId, keyof Options, ChapterId>;

export const { allOptions, example, heading, items, note, paragraph, shown } = ruleWriter<
  Picture,
  RuleId,
  keyof Options
>();
