import type { Seat } from './ids.ts';

export const LANGS = ['en', 'ru'] as const;
export type Lang = (typeof LANGS)[number];

/** A player's name by seat. */
export interface Names {
  (seat: Seat): string;
  /** The reader's seat, if its character is to be named by `names(you)` too, as the reader is. */
  readonly you?: Seat;
}

export type OptionText = {
  readonly name: string;
  readonly help: string;
  /** A text for each value of a choice. */
  readonly values?: Readonly<Record<string, string>>;
};

type OptionTextFor<T> = [T] extends [string]
  ? OptionText & { readonly values: Readonly<Record<T, string>> }
  : OptionText;
/** A text for every option, and for every value of a choice. */
export type OptionTexts<Options> = { readonly [K in keyof Options]: OptionTextFor<Options[K]> };

/** All texts of a game in one language. */
export interface GameText<Move, Event> {
  readonly title: string;
  readonly pitch: string;
  readonly options: Readonly<Record<string, OptionText>>;
  /** One sentence for every code that `Game.refuse` returns. */
  readonly refusals: Readonly<Record<string, string>>;
  describeMove(move: Move, names: Names): string;
  /** What happened, in one sentence. Undefined if the log shouldn't mention it. */
  tell(event: Event, names: Names): string | undefined;
  /** The name of a character, by the id that `Game.persona` returns. Left out in games without characters. */
  persona?(id: string): string | undefined;
}

/** A move that was tried: the state before and after it, and its events. */
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
  const form = formatsOf(lang).plural.select(Math.abs(Math.trunc(n)));
  return form === 'one' || form === 'few' ? forms[form] : forms.many;
}

/** Joins words with "and": `a, b and c`. */
export const list = (lang: Lang, words: readonly string[]): string => formatsOf(lang).and.format(words);

/** Joins words with "or": `a, b or c`. */
export const anyOf = (lang: Lang, words: readonly string[]): string => formatsOf(lang).or.format(words);

/** `3 cards`, `3 карты`. Russian typography wants a non-breaking space after a number. */
export const counted = (lang: Lang, n: number, forms: Forms): string =>
  `${n}${lang === 'ru' ? '\u00a0' : ' '}${plural(lang, n, forms)}`;

/** Whose something is, in English: `Ann’s`, `the outlaws’`. */
export const possessive = (name: string): string => `${name}${name.endsWith('s') ? '’' : '’s'}`;

/** Joins sentences with spaces and leaves out empty ones. */
export const sentences = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join(' ');

/** Money, with non-breaking spaces: `$2,250`, «$2 250». */
export const dollars = (lang: Lang, amount: number): string =>
  `${amount < 0 ? '−' : ''}$${formatsOf(lang).number.format(Math.abs(amount)).replace(/\s/g, '\u00a0')}`;

type Formats = {
  readonly plural: Intl.PluralRules;
  readonly and: Intl.ListFormat;
  readonly or: Intl.ListFormat;
  readonly number: Intl.NumberFormat;
};

const formats: Partial<Record<Lang, Formats>> = {};

/** Made when first used: most programs that import this file write no sentences. */
function formatsOf(lang: Lang): Formats {
  // British English, which has no comma before "and".
  const listLocale = lang === 'en' ? 'en-GB' : lang;
  formats[lang] ??= {
    plural: new Intl.PluralRules(lang),
    and: new Intl.ListFormat(listLocale, { type: 'conjunction' }),
    or: new Intl.ListFormat(listLocale, { type: 'disjunction' }),
    number: new Intl.NumberFormat(lang),
  };
  return formats[lang];
}
