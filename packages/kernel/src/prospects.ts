import type { Seat } from './ids.ts';
import type { Good } from './reason.ts';
import type { Lang } from './text.ts';

/**
 * A stretch of play after a move, and what came of it. A fact is 100 or 0 if it happened or not, so that its mean is a
 * percentage, or an amount. Facts that mean nothing here are left out.
 */
export type Span<State, Fact extends string> = {
  isOver(start: State, state: State, seat: Seat): boolean;
  facts(start: State, state: State, seat: Seat): Readonly<Partial<Record<Fact, number>>>;
  /** Told only if the nearer spans tell nothing. */
  readonly isFar?: true;
};

/** What a game looks at to say what tends to follow a move. */
export type Prospects<State, Fact extends string> = {
  /** The nearest first. Every span also ends with the game. */
  readonly spans: readonly Span<State, Fact>[];
  /** The smallest difference worth telling; negative for facts that are better the less there is of them. */
  readonly least: Readonly<Record<Fact, number>>;
};

/** A fact that differs between two moves: its mean after the better one and after the other. */
export type Prospect<Fact extends string> = Good<{
  readonly type: 'prospect';
  readonly fact: Fact;
  readonly own: number;
  readonly other: number;
}>;

/** One sentence per fact. */
export type ProspectWords<Fact extends string> = Readonly<Record<Fact, (own: number, other: number) => string>>;

export const happened = (did: boolean): number => (did ? 100 : 0);

/** `82% of the time instead of 45%`. */
export function oftenerThan(lang: Lang, own: number, other: number): string {
  const [a, b] = [Math.round(own), Math.round(other)];
  if (lang === 'ru') return `в\u00a0${a}\u00a0% случаев вместо ${b}\u00a0%`;
  return a === 100 ? `every time instead of ${b}% of the time` : `${a}% of the time instead of ${b}%`;
}

/** `only 12% of the time instead of 45%`, for what should happen less often. */
export function rarerThan(lang: Lang, own: number, other: number): string {
  const [a, b] = [Math.round(own), Math.round(other)];
  if (lang === 'en' && a === 0) return `0% of the time instead of ${b}%`;
  const only = a > 0 && a < 40 ? (lang === 'ru' ? 'лишь ' : 'only ') : '';
  return `${only}${oftenerThan(lang, own, other)}`;
}

/** The difference with one digit: `0.8`, «0,8». */
export const differenceOf = (lang: Lang, own: number, other: number): string =>
  Math.abs(own - other).toLocaleString(lang, { maximumFractionDigits: 1 });
