import type { RuleBook as AnyRuleBook } from '@saloon/kernel';
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

export type RuleBook = AnyRuleBook<Picture>;
