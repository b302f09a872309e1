import { type RuleBook as AnyRuleBook, ruleWriter } from '@saloon/kernel';
import type { Options } from '../options.ts';
import type { Picture } from './rule-pictures.ts';

/** The number of a rule as `RULES.md` has it: `WB-DISC-4`. It is the anchor of the paragraph that explains it. */
export type RuleId = `WB-${string}-${number}`;

export const CHAPTERS = [
  'goal',
  'round',
  'turn',
  'throwing',
  'events',
  'loading',
  'sheriffs',
  'shootout',
  'showdown',
  'misses',
  'division',
  'duel',
  'sealed',
  'options',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** The rules of the Wright Brothers for those who learn them. */
export type RuleBook = AnyRuleBook<Picture, RuleId, keyof Options, ChapterId>;

export const { allOptions, example, heading, items, note, paragraph, shown } = ruleWriter<
  Picture,
  RuleId,
  keyof Options
>();
