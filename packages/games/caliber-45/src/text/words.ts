import { type KERNEL_REFUSALS, type Lang, type OptionText, type Seat, seat } from '@saloon/kernel';
import { bulletsOn, type CowboyCard, type CowboyId, type MoneyKind, type WeaponId } from '../rules/cards.ts';
import type { Cards, Event, Refusal } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';

type OptionTextFor<T> = [T] extends [string]
  ? OptionText & { readonly values: Readonly<Record<T, string>> }
  : OptionText;
/** A text for every option, and for every value of a choice. */
export type OptionTexts = { readonly [K in keyof Options]: OptionTextFor<Options[K]> };
export type RefusalTexts = Readonly<Record<Refusal | (typeof KERNEL_REFUSALS)[number], string>>;
/** What stands on a card: its name, and what it does in one sentence. */
export type CardText = { readonly name: string; readonly rule: string };
/** A cowboy we know, and what he or she carries. */
export type CowboyText = { readonly name: string; readonly weapon: string };

/** Everything on the table that has a name, in one language. */
export type Labels = {
  readonly weapons: Readonly<Record<WeaponId, CardText>>;
  readonly money: Readonly<Record<MoneyKind, CardText>>;
  readonly cowboys: Readonly<Record<CowboyId, CowboyText>>;
  readonly bailToken: CardText;
  /** What the teams are called, by their number. */
  readonly teams: readonly string[];
  /** The name of any cowboy, also of one whom another edition brings along. */
  cowboyName(cowboy: CowboyCard): string;
  /** What the number on this cowboy means, in one sentence. */
  cowboyRule(cowboy: CowboyCard): string;
};

/** The event of this type. */
export type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** `6 + 3 = 9`, or just `6` for a single card. */
export function sumOf(cards: Cards): string {
  const bullets = cards.map(bulletsOn);
  const sum = bullets.reduce((total, n) => total + n, 0);
  return bullets.length === 1 ? String(sum) : `${bullets.join(' + ')} = ${sum}`;
}

/** The name a cowboy goes by: ours if we know him, else the one his edition gave him. */
export const nameIn = (lang: Lang, known: Readonly<Record<string, CowboyText>>, { id, name }: CowboyCard): string =>
  name?.[lang] ?? (Object.hasOwn(known, id) ? known[id]?.name : undefined) ?? id;

/** The seats of each team, by its number. */
export const seatsByTeam = (teams: readonly number[]): readonly (readonly Seat[])[] =>
  Array.from({ length: Math.max(...teams) + 1 }, (_, team) =>
    teams.flatMap((other, i) => (other === team ? [seat(i)] : [])),
  );

/** A record with a value for each of the keys. */
export const recordOf = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Readonly<Record<K, V>> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;

/** Sentences one after another; what is not there is left out. */
export const sentences = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join(' ');
