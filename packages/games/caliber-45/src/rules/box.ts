import { type CowboyCard, type MoneyCard, type MoneyKind, type Named, WEAPONS, type WeaponId } from './cards.ts';
import { UNIT } from './data.ts';

/** The decks of one edition, as a host writes them. `parseEdition` reads one from plain JSON. */
export type Edition = {
  readonly id: string;
  readonly title: Named;
  /** Copies of each weapon card. */
  readonly weapons: Readonly<Record<WeaponId, number>>;
  readonly money: readonly {
    readonly kind: MoneyKind;
    /** In dollars; only for loot. */
    readonly value?: number;
    /** Guards of a loot card, attackers of an Indians card. */
    readonly guards?: number;
    readonly copies: number;
  }[];
  /** One of each. A cowboy that our texts don't name has a `name`. */
  readonly cowboys: readonly { readonly id: string; readonly cap: number; readonly name?: Named }[];
};

/** A money card inside a state: its place in `Box.money`. */
export type Money = number;
/** A cowboy inside a state: his place in `Box.cowboys`. */
export type Cowboy = number;
export const NO_COWBOY: Cowboy = -1;

/** An edition in the form the rules use. It is part of every state, so a state needs nothing else. */
export type Box = {
  readonly edition: string;
  /** Copies of each weapon card, in the order of `WEAPONS`. */
  readonly weapons: readonly number[];
  /** The distinct money cards, in the order of the card ids of C45-PAY-4. */
  readonly money: readonly MoneyCard[];
  /** The number of copies of each, and its value in units: 0 for a card that isn't loot. */
  readonly copies: readonly number[];
  readonly units: readonly number[];
  /** The loot cards by value, the cheapest first, then by id. */
  readonly byValue: readonly Money[];
  readonly cowboys: readonly CowboyCard[];
};

export function boxOf(edition: Edition): Box {
  const units = edition.money.map(({ value = 0 }) => value / UNIT);
  const worth = (money: Money) => units[money] ?? 0;
  return {
    edition: edition.id,
    weapons: WEAPONS.map((id) => edition.weapons[id]),
    money: edition.money.map(({ kind, value = 0, guards = 0 }) => ({ kind, value, guards })),
    copies: edition.money.map(({ copies }) => copies),
    units,
    byValue: units
      .map((_, money) => money)
      .filter((money) => worth(money) > 0)
      .sort((a, b) => worth(a) - worth(b) || a - b),
    cowboys: edition.cowboys.map(({ id, cap, name }) => ({ id, cap, name })),
  };
}

/** All loot of the box, in units. */
export const lootIn = ({ units, copies }: Box): number =>
  units.reduce((sum, value, money) => sum + value * (copies[money] ?? 0), 0);
