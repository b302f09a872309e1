import type { Seat } from './ids.ts';

export const LANGS = ['en', 'ru'] as const;
export type Lang = (typeof LANGS)[number];

/** What people at the table are called. */
export type Names = (seat: Seat) => string;

export type OptionText = {
  readonly name: string;
  readonly help: string;
  /** The values of a choice, in words. */
  readonly values?: Readonly<Record<string, string>>;
};

type OptionTextFor<T> = [T] extends [string]
  ? OptionText & { readonly values: Readonly<Record<T, string>> }
  : OptionText;
/** A text for every option, and for every value of a choice. */
export type OptionTexts<Options> = { readonly [K in keyof Options]: OptionTextFor<Options[K]> };

/** Everything a game says, in one language. */
export interface GameText<Move, Event> {
  readonly title: string;
  readonly pitch: string;
  readonly options: Readonly<Record<string, OptionText>>;
  /** One sentence for every code that `Game.refuse` answers. */
  readonly refusals: Readonly<Record<string, string>>;
  describeMove(move: Move, names: Names): string;
  /** What happened, in a sentence; nothing for what needs no telling. */
  tell(event: Event, names: Names): string | undefined;
}

/** A move that was tried: the table before and after it, and what happened. */
export type Tried<State, Move, Event> = {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  readonly seat: Seat;
  readonly move: Move;
};

/** The forms a noun takes after a number: English uses `one` and `many`, Russian all three. */
export type Forms = { readonly one: string; readonly few: string; readonly many: string };

/** The forms of an English noun, and of a Russian one: `englishForms('card', 'cards')`, `russianForms('карта', 'карты', 'карт')`. */
export const englishForms = (one: string, many: string): Forms => ({ one, few: many, many });
export const russianForms = (one: string, few: string, many: string): Forms => ({ one, few, many });

/**
 * The form of a noun that goes with `n`.
 *
 * @example
 * plural('ru', 23, { one: 'карта', few: 'карты', many: 'карт' }) // 'карты'
 */
export function plural(lang: Lang, n: number, forms: Forms): string {
  const whole = Math.abs(Math.trunc(n));
  if (lang === 'en') return whole === 1 ? forms.one : forms.many;
  const tens = whole % 100;
  const ones = whole % 10;
  if (ones === 1 && tens !== 11) return forms.one;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? forms.few : forms.many;
}

/** Joins words as a sentence does: `a, b and c`. */
export const list = (lang: Lang, words: readonly string[]): string => joined(words, lang === 'ru' ? 'и' : 'and');

/** Joins words of which one is to be chosen: `a, b or c`. */
export const anyOf = (lang: Lang, words: readonly string[]): string => joined(words, lang === 'ru' ? 'или' : 'or');

const joined = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

/** `3 cards`, `3 карты`. */
export const counted = (lang: Lang, n: number, forms: Forms): string => `${n} ${plural(lang, n, forms)}`;

/** Sentences one after another; what is not there is left out. */
export const sentences = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join(' ');

/** Made when first asked for: bots and searches read this file and count no money. */
const numbers: Partial<Record<Lang, Intl.NumberFormat>> = {};

/** Money, which no line is broken in: `$2,250`, «$2 250». */
export function dollars(lang: Lang, amount: number): string {
  numbers[lang] ??= new Intl.NumberFormat(lang);
  return `${amount < 0 ? '−' : ''}$${numbers[lang].format(Math.abs(amount)).replace(/\s/g, '\u00a0')}`;
}
