import type { RuleBook as AnyRuleBook } from '@saloon/kernel';
import type { Picture } from './rule-pictures.ts';

/** The number of a rule as `RULES.md` has it: `WB-DISC-4`. It is the anchor of the paragraph that explains it. */
export type RuleId = `WB-${string}-${number}`;

export const CHAPTERS = [
  'minute',
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
  'lag',
  'options',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

export type RuleBook = AnyRuleBook<Picture>;
