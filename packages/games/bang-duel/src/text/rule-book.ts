import type { RuleBook as AnyRuleBook } from '@saloon/kernel';
import type { Picture } from './rule-pictures.ts';

/** The id of a rule in `RULES.md`, such as `BD-HIT-4`, and the anchor of the paragraph that explains it. */
export type RuleId = `BD-${string}-${string}`;

export const CHAPTERS = [
  'minute',
  'goal',
  'setup',
  'turn',
  'positions',
  'playing',
  'hits',
  'reveals',
  'health',
  'death',
  'bang-cards',
  'action-cards',
  'equipment',
  'law',
  'outlaws',
  'order',
  'decks',
  'secrets',
  'options',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

export type RuleBook = AnyRuleBook<Picture>;
