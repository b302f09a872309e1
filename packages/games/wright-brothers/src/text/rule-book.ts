import type { Options } from '../options.ts';
import type { Picture } from './rule-pictures.ts';

/** The number of a rule as `RULES.md` has it: `WB-DISC-4`. It is the anchor of the paragraph that explains it. */
export type RuleId = `WB-${string}-${number}`;

/** What stands under a piece of the rules: the numbers it explains, and others it leans on, which are explained elsewhere. */
type Cited = {
  readonly rules: readonly RuleId[];
  readonly see: readonly RuleId[];
  /** Options that change what it says: a table that has changed one is told so here. */
  readonly options: readonly (keyof Options)[];
};

/** A piece of the rules. In `text` two asterisks on either side make a word bold. */
export type RuleBlock =
  | { readonly type: 'heading'; readonly text: string }
  | ({ readonly type: 'paragraph' | 'note'; readonly text: string } & Cited)
  | ({ readonly type: 'list'; readonly items: readonly string[] } & Cited)
  | ({ readonly type: 'example'; readonly title: string; readonly text: string; readonly picture: Picture } & Cited)
  | { readonly type: 'picture'; readonly caption: string; readonly picture: Picture }
  /** All options of the game with what is usual, and what this table has. */
  | ({ readonly type: 'options' } & Cited);

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

export type RuleChapter = {
  readonly id: ChapterId;
  readonly title: string;
  readonly blocks: readonly RuleBlock[];
};

/** The rules of a game for those who learn it. */
export type RuleBook = {
  /** Who plays in the examples, by seat. */
  readonly cast: readonly string[];
  readonly chapters: readonly RuleChapter[];
};

type More = { readonly see?: readonly RuleId[]; readonly options?: readonly (keyof Options)[] };
const cited = (rules: readonly RuleId[], { see = [], options = [] }: More): Cited => ({ rules, see, options });

export const heading = (text: string): RuleBlock => ({ type: 'heading', text });
export const paragraph = (rules: readonly RuleId[], text: string, more: More = {}): RuleBlock => ({
  type: 'paragraph',
  text,
  ...cited(rules, more),
});
export const note = (rules: readonly RuleId[], text: string, more: More = {}): RuleBlock => ({
  type: 'note',
  text,
  ...cited(rules, more),
});
export const items = (rules: readonly RuleId[], lines: readonly string[], more: More = {}): RuleBlock => ({
  type: 'list',
  items: lines,
  ...cited(rules, more),
});
export const example = (
  id: RuleId,
  picture: Picture,
  title: string,
  text: string,
  see: readonly RuleId[] = [],
): RuleBlock => ({ type: 'example', title, text, picture, ...cited([id], { see }) });
export const shown = (picture: Picture, caption: string): RuleBlock => ({ type: 'picture', picture, caption });
export const allOptions = (): RuleBlock => ({ type: 'options', ...cited([], {}) });
