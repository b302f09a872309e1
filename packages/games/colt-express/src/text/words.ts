import { dollars, itemAt, type KERNEL_REFUSALS, type Lang, type OptionText, type Seat, seat } from '@saloon/kernel';
import type { ActionId, CharacterId, EventId, LootKind, RoundCardId, TurnKind, WagonId } from '../rules/data.ts';
import type { Event, HiddenValue, Place, PlayerScore, Refusal } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';

type OptionTextFor<T> = [T] extends [string]
  ? OptionText & { readonly values: Readonly<Record<T, string>> }
  : OptionText;
/** A text for every option, and for every value of a choice. */
export type OptionTexts = { readonly [K in keyof Options]: OptionTextFor<Options[K]> };
export type RefusalTexts = Readonly<Record<Refusal | (typeof KERNEL_REFUSALS)[number], string>>;

/** The name of a thing, and what it does in one sentence. */
export type Thing = { readonly name: string; readonly rule: string };
/** Everything on the table that has a name. */
export type Things = {
  readonly characters: Readonly<Record<CharacterId, Thing>>;
  readonly actions: Readonly<Record<ActionId, Thing>>;
  /** A bandit's bullet, and a neutral one. */
  readonly bullets: Readonly<Record<'own' | 'neutral', Thing>>;
  readonly loot: Readonly<Record<LootKind | 'ransom', Thing>>;
  readonly turns: Readonly<Record<TurnKind, Thing>>;
  readonly events: Readonly<Record<EventId, Thing>>;
  /** The title of a round card: the name of its event, if it has one. */
  readonly rounds: Readonly<Record<RoundCardId, string>>;
  readonly cars: Readonly<Record<'locomotive' | WagonId, Thing>>;
};

/** The event of this type. */
export type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The value of a purse in brackets, for those who know it. */
export const inBrackets = (lang: Lang, value: HiddenValue): string =>
  typeof value === 'number' ? ` (${dollars(lang, value)})` : '';

/** Joins sentences and skips missing ones. */
export const sentences = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join(' ');

/** Adds a period unless the title ends in an exclamation mark. */
export const closed = (title: string): string => (title.endsWith('!') ? title : `${title}.`);

/** Cards with the same name are counted: `2 × Move, Fire`, in order of first appearance. */
export function cardNames<T>(cards: readonly T[], say: (card: T) => string): string {
  const names = cards.map(say);
  return [...new Set(names)]
    .map((name) => {
      const copies = names.filter((other) => other === name).length;
      return copies === 1 ? name : `${copies} × ${name}`;
    })
    .join(', ');
}

/** Groups by place, in the order in which the places appear. */
export function byPlace<T extends { readonly place: Place }>(
  standing: readonly T[],
): readonly { readonly place: Place; readonly those: readonly T[] }[] {
  const isSame = (a: Place, b: Place) => a.car === b.car && a.level === b.level;
  return standing
    .filter((one, i) => standing.findIndex((other) => isSame(other.place, one.place)) === i)
    .map(({ place }) => ({ place, those: standing.filter((other) => isSame(other.place, place)) }));
}

/** Did bullets received break a tie (CE-END-6)? */
export const isTieBroken = (players: readonly PlayerScore[]): boolean =>
  players.some((a) => players.some((b) => a.total === b.total && a.rank < b.rank));

/** The seats from the best rank to the worst. */
export const byRank = (ranks: readonly number[]): Seat[] =>
  ranks.map((_, i) => seat(i)).sort((a, b) => itemAt(ranks, a) - itemAt(ranks, b));
