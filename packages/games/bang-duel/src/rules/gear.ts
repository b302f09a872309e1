import { itemAt } from '@saloon/kernel';
import { CARDS, type Kind, printOf } from './card-ids.ts';
import { type CardName, EQUIPMENT, type EquipmentName } from './data.ts';
import type { Gear } from './state.ts';

/**
 * Equipment on a character as bits, one for each kind of equipment card: a character never bears two cards of one name
 * (BD-PLAY-4), so a bit is enough.
 */
export const NO_GEAR: Gear = 0;

/** The kinds of equipment cards, in the order of `EQUIPMENT`; the place is the bit. */
export const GEAR_KINDS: readonly Kind[] = EQUIPMENT.flatMap((name) =>
  CARDS.flatMap((id, kind) => (printOf(id).name === name ? [kind] : [])),
);
/** Every set of equipment fits below this number. */
export const GEAR_SETS = 1 << GEAR_KINDS.length;

const BIT_OF_KIND: readonly Gear[] = CARDS.map((_, kind) => {
  const bit = GEAR_KINDS.indexOf(kind);
  return bit === -1 ? NO_GEAR : 1 << bit;
});
/** The bit of an equipment card; no bit for any other card. */
export const gearBit = (kind: Kind): Gear => BIT_OF_KIND[kind] ?? NO_GEAR;

/** All kinds of one name, by the place in `EQUIPMENT`. */
const BITS_OF_NAME: readonly Gear[] = EQUIPMENT.map((name) =>
  GEAR_KINDS.reduce((bits, kind, bit) => (printOf(itemAt(CARDS, kind)).name === name ? bits | (1 << bit) : bits), 0),
);
export const namedGear = (place: number): Gear => BITS_OF_NAME[place] ?? NO_GEAR;
export const gearNamed = (name: EquipmentName): Gear => namedGear(EQUIPMENT.indexOf(name));

const NAMES: readonly CardName[] = EQUIPMENT;
const PLACE_OF: readonly number[] = CARDS.map((id) => NAMES.indexOf(printOf(id).name));
/** The place in `EQUIPMENT` of an equipment card. */
export const gearPlace = (kind: Kind): number => PLACE_OF[kind] ?? -1;

/** The kind of the one card in this set, which has one. */
export const kindOfBit = (bit: Gear): Kind => GEAR_KINDS[31 - Math.clz32(bit)] ?? 0;

export function gearCount(gear: Gear): number {
  let count = 0;
  for (let left = gear; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The kinds in the set, in the order of `EQUIPMENT`. */
export function kindsInGear(gear: Gear): Kind[] {
  const kinds: Kind[] = [];
  for (let left = gear; left !== 0; left &= left - 1) kinds.push(kindOfBit(left & -left));
  return kinds;
}
