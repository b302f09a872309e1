import type { RuleBook as AnyRuleBook } from '@saloon/kernel';
import type { Picture } from './picture.ts';

/** A rule's id in `RULES.md`, such as `C45-ARM-5`. It is the anchor of the paragraph that explains it. */
export type RuleId = `C45-${string}-${number}`;

export const CHAPTERS = [
  'minute',
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

export type RuleBook = AnyRuleBook<Picture>;
