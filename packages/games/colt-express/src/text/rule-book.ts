import type { RuleBook as AnyRuleBook } from '@saloon/kernel';
import type { Picture } from './rule-pictures.ts';

/** The number of a rule in `RULES.md`: `CE-FIRE-4`; example 2 is `CE-EX-2`. It is the anchor of its paragraph. */
export type RuleId = `CE-${string}-${number}`;

export const CHAPTERS = [
  'minute',
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

export type RuleBook = AnyRuleBook<Picture>;
