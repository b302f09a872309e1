import { counted, type Forms, itemAt, type KERNEL_REFUSALS, type Lang, list, type Seat, seat } from '@saloon/kernel';
import { type CardId, denomination, idOf, kindOf } from '../rules/cards.ts';
import type { Cards, Event, Finish, Hidden, Place, Refusal } from '../rules/moves.ts';

export type RefusalTexts = Readonly<Record<Refusal | (typeof KERNEL_REFUSALS)[number], string>>;
/** The text on a card: its name, and what it does in one sentence. */
export type CardText = { readonly name: string; readonly rule: string };
export type CardTexts = Readonly<Record<CardId, CardText>>;

/** The event of this type. */
export type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The ordinary card of this denomination. */
export const ordinary = (value: number): CardId => idOf(value - 1);
export const valueIn = (card: CardId): number => denomination(kindOf(card));

/** Says `n` cards of one kind: `a six`, `three sixes`. */
export type SayCards = (card: CardId, n: number) => string;

/**
 * Cards in words. Cards of one kind are counted; in any other company ordinary cards stand as their numbers, which the
 * eye finds faster: `three sixes`, but `3, 6, 6 and two Jokers`.
 */
export function cardList(lang: Lang, cards: Cards, say: SayCards): string {
  const kinds = [...new Set(cards)];
  if (kinds.length === 1) return say(itemAt(kinds, 0), cards.length);
  const alike = (kind: CardId) => cards.filter((card) => card === kind);
  return list(
    lang,
    kinds.flatMap((kind) => (valueIn(kind) > 0 ? alike(kind) : [say(kind, alike(kind).length)])),
  );
}

/**
 * Cards that only some may see: `two Jokers` or `2 cards (3 and 7)`, for others `2 cards`. `alone` is the form
 * outside brackets where the two differ.
 */
export function hiddenCards(
  lang: Lang,
  n: number,
  forms: Forms,
  cards: Hidden,
  say: SayCards,
  alone: SayCards = say,
): string {
  if (cards === 'face-down' || cards.length === 0) return counted(lang, n, forms);
  if (new Set(cards).size === 1) return alone(itemAt(cards, 0), cards.length);
  return `${counted(lang, n, forms)} (${cardList(lang, cards, say)})`;
}

/** `3 + 4 = 7` for a discard by sum, nothing for any other. */
export function sumIn(cards: Cards): string | undefined {
  const values = cards.map(valueIn).sort((a, b) => a - b);
  const parts = values.slice(0, -1);
  const most = values[values.length - 1];
  return parts.length > 1 && most === parts.reduce((sum, value) => sum + value, 0) && !values.includes(0)
    ? `${parts.join(' + ')} = ${most}`
    : undefined;
}

/** A number with a true minus sign, so that `−2` is not read as a dash. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** How a sealed choice comes to its speed: `6 − 2 = 4`, or just `6` where nothing was loaded. */
export const speedOf = (quick: CardId | undefined, load: Cards, key: number): string =>
  load.length === 0 ? signed(key) : `${quick === undefined ? 0 : valueIn(quick)} − ${load.length} = ${signed(key)}`;

/** Was a tie broken by the order of hands alone? */
export const hasTie = (places: readonly Place[]): boolean =>
  places.some((place, i) => places[i + 1]?.size === place.size && places[i + 1]?.value === place.value);

/**
 * The note beside a seat's place in a race: its time, that it started the shootout, or that it has no hand. Races
 * without times, such as sealed ones, have no notes.
 */
export function handNote(
  { order, finishes }: Told<'race-closed'>,
  by: Seat,
): Finish | 'starter' | 'handless' | undefined {
  const finish = finishes.find((other) => other.seat === by);
  if (finish?.e !== undefined) return finish;
  if (finishes.every((other) => other.e === undefined)) return undefined;
  return order.includes(by) ? 'starter' : 'handless';
}

const anyTwoHands = (finishes: readonly Finish[], test: (a: Finish, b: Finish) => boolean): boolean =>
  finishes.some((a) => finishes.some((b) => a !== b && a.e !== undefined && b.e !== undefined && test(a, b)));

/** Did a hand that arrived later win by its time? */
export const isOvertaken = (finishes: readonly Finish[]): boolean =>
  anyTwoHands(finishes, (a, b) => (a.received ?? 0) < (b.received ?? 0) && (a.e ?? 0) > (b.e ?? 0));
/** Were equal times decided at random? */
export const hasEqualTimes = (finishes: readonly Finish[]): boolean => anyTwoHands(finishes, (a, b) => a.e === b.e);

/** The seats from the best rank to the worst. */
export const byRank = (ranks: readonly number[]): Seat[] =>
  ranks.map((_, i) => seat(i)).sort((a, b) => itemAt(ranks, a) - itemAt(ranks, b));
