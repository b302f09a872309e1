import { type RuleBook as AnyRuleBook, ruleWriter } from '@saloon/kernel';
import type { Options } from '../options.ts';
import type { Picture } from './rule-pictures.ts';

/** The number of a rule as `RULES.md` has it: `CE-FIRE-4`; example 2 is `CE-EX-2`. It is the anchor of its paragraph. */
export type RuleId = `CE-${string}-${number}`;

export const CHAPTERS = [
  'goal',
  'train',
  'round',
  'planning',
  'heist',
  'moving',
  'shooting',
  'loot',
  'marshal',
  'characters',
  'events',
  'end',
  'secrets',
  'two-bandits',
  'expert',
  'options',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** The rules of Colt Express for those who learn them. */
export type RuleBook = AnyRuleBook<Picture, RuleId, keyof Options, ChapterId>;

export const { allOptions, example, heading, items, note, paragraph, shown } = ruleWriter<
  Picture,
  RuleId,
  keyof Options
>();
