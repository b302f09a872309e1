import type { GameText, Lang, Lesson } from '@saloon/kernel';
import type { Around } from './around.ts';
import type { GameRules } from './book.ts';
import type { GameTable } from './contract.ts';
import type { Opening } from './opening.ts';
import type { AnyOptionSpec, AnyOptions } from './options.ts';

/** Words of a game, whatever its moves and events are. */
export type GameWords = Readonly<Record<Lang, GameText<unknown, unknown>>>;
export type { AnyOptionSpec, AnyOptions } from './options.ts';

/** What hangs on the wall of the lobby, and the mark of the game in lists. */
export type Bill = {
  readonly minutes: number;
  readonly icon: string;
  readonly tone: string;
  readonly words: Readonly<Record<Lang, BillWords>>;
};
export type BillWords = {
  /** In two parts, where a line may break. */
  readonly title: readonly [string, string];
  readonly text: string;
};

/** What the client has of a game, each part loaded when it is needed. */
export type GameEntry = {
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  readonly bill: Bill;
  /** On one device: is it passed around, or does it lie between the players? */
  readonly oneDevice?: 'passed' | 'around';
  /** What a table on one device asks for, whatever the form says. */
  readonly oneDeviceOptions?: AnyOptions;
  /** How it is drawn when it lies between its players. */
  readonly around?: () => Promise<Around>;
  /** How fast a table plays: with a clock, without haste, or a day for each move. */
  readonly paces: Readonly<Record<'live' | 'relaxed' | 'letter', AnyOptions>>;
  /** House rules in one press, beside those of the book. */
  readonly presets: Readonly<Record<'quick' | 'calm', AnyOptions>>;
  /** What each of them changes, in a sentence. */
  readonly presetHints: Readonly<Record<'quick' | 'calm', Readonly<Record<Lang, string>>>>;
  /** What one click against bots asks for; left out where the book will do. */
  readonly botOptions?: AnyOptions;
  readonly table: () => Promise<GameTable>;
  readonly words: () => Promise<GameWords>;
  readonly options: () => Promise<AnyOptionSpec>;
  readonly rules: () => Promise<GameRules>;
  /** "Learn in five minutes". Undefined if there is no lesson yet. */
  readonly lesson?: () => Promise<Lesson>;
  /** Left out where the options say all there is to say. */
  readonly opening?: () => Promise<Opening>;
};
