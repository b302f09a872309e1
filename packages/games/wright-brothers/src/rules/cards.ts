import { itemAt } from '@saloon/kernel';
import { COPIES } from './data.ts';

/** Every kind of card. Copies of one kind are the same thing, so a card is named by its kind. */
export const CARDS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  'joker',
  'miss',
  'switch',
  'helper',
  'indians',
  'sheriff',
] as const satisfies readonly (keyof typeof COPIES)[];
export type CardId = (typeof CARDS)[number];

export const EVENT_CARDS = ['switch', 'helper', 'indians'] as const;
export type EventCard = (typeof EVENT_CARDS)[number];

/** A card inside a state: its place in `CARDS`. */
export type Kind = number;
export const JOKER: Kind = CARDS.indexOf('joker');
export const MISS: Kind = CARDS.indexOf('miss');
export const SWITCH: Kind = CARDS.indexOf('switch');
export const HELPER: Kind = CARDS.indexOf('helper');
export const INDIANS: Kind = CARDS.indexOf('indians');
export const SHERIFF: Kind = CARDS.indexOf('sheriff');
/** All kinds but the sheriff, which nobody ever holds (WB-SHER-6). */
export const HELD_KINDS = SHERIFF;

const KIND_OF: ReadonlyMap<string, Kind> = new Map(CARDS.map((id, kind) => [id, kind]));
export const kindOf = (id: CardId): Kind => KIND_OF.get(id) as Kind;
export const idOf = (kind: Kind): CardId => itemAt(CARDS, kind);
export const isCardId = (value: unknown): value is CardId => typeof value === 'string' && KIND_OF.has(value);

/** The denomination: 1 to 7, and 0 for every special card where a comparison needs a number. */
export const denomination = (kind: Kind): number => (kind < JOKER ? kind + 1 : 0);
/** WB-LOAD-1: ordinary cards, Jokers and Misses go into a revolver. */
export const isLoadable = (kind: Kind): boolean => kind <= MISS;
export const isEventCard = (id: CardId): id is EventCard => EVENT_CARDS.some((event) => event === id);

declare const brand: unique symbol;
/**
 * Any set of cards except sheriffs, as one 32-bit integer: the count of each kind, in three bits up to the Jokers and
 * two bits from the Misses on. That is just enough for every copy in the box, and a hand can be copied, compared and
 * looked up as a number.
 */
export type Pack = number & { readonly [brand]: 'Pack' };
export const NO_CARDS = 0 as Pack;

const shiftOf = (kind: Kind): number => (kind <= MISS ? 3 * kind : 2 * kind + 8);
const maskOf = (kind: Kind): number => (kind < MISS ? 7 : 3);

/** A set of kinds, as the mask of their bits in a pack. */
export type KindSet = number;
export const kindSet = (kind: Kind): KindSet => maskOf(kind) << shiftOf(kind);
export const hasAnyOf = (pack: Pack, kinds: KindSet): boolean => (pack & kinds) !== 0;

export const countOf = (pack: Pack, kind: Kind): number => (pack >>> shiftOf(kind)) & maskOf(kind);
export const plus = (pack: Pack, kind: Kind): Pack => ((pack + (1 << shiftOf(kind))) | 0) as Pack;
export const minus = (pack: Pack, kind: Kind): Pack => ((pack - (1 << shiftOf(kind))) | 0) as Pack;
/** The counts can't overflow, because no pack has more cards than the box. */
export const union = (a: Pack, b: Pack): Pack => ((a + b) | 0) as Pack;
export const without = (pack: Pack, part: Pack): Pack => ((pack - part) | 0) as Pack;

const SUM_OF_THREES = Uint8Array.from({ length: 4096 }, (_, bits) => digitSum(bits, 3));
const SUM_OF_TWOS = Uint8Array.from({ length: 256 }, (_, bits) => digitSum(bits, 2));
function digitSum(bits: number, width: number): number {
  return bits === 0 ? 0 : (bits & ((1 << width) - 1)) + digitSum(bits >> width, width);
}

export const sizeOf = (pack: Pack): number =>
  (SUM_OF_THREES[pack & 4095] ?? 0) + (SUM_OF_THREES[(pack >>> 12) & 4095] ?? 0) + (SUM_OF_TWOS[pack >>> 24] ?? 0);

export function contains(pack: Pack, part: Pack): boolean {
  for (let kind = 0; kind < HELD_KINDS; kind++) if (countOf(part, kind) > countOf(pack, kind)) return false;
  return true;
}

/** The pack without `part`; cards that the pack doesn't have are ignored. */
export function withoutAtMost(pack: Pack, part: Pack): Pack {
  let left = pack;
  for (let kind = 0; kind < HELD_KINDS; kind++) {
    for (let n = Math.min(countOf(pack, kind), countOf(part, kind)); n > 0; n--) left = minus(left, kind);
  }
  return left;
}

/** The pack with up to `n` cards of every kind removed. */
export function lessOfEach(pack: Pack, n: number): Pack {
  let left = pack;
  for (let kind = 0; kind < HELD_KINDS; kind++) {
    for (let gone = Math.min(countOf(pack, kind), n); gone > 0; gone--) left = minus(left, kind);
  }
  return left;
}

/** The kind of the card at `place`, with the cards sorted in the order of `CARDS`. */
export function kindAt(pack: Pack, place: number): Kind {
  let left = place;
  for (let kind = 0; kind < HELD_KINDS; kind++) {
    left -= countOf(pack, kind);
    if (left < 0) return kind;
  }
  throw new RangeError(`Cannot take card ${place}: the pack has ${sizeOf(pack)}`);
}

/** The kinds in the pack, one for each card, in the order of `CARDS`. */
export function kindsIn(pack: Pack): Kind[] {
  const kinds: Kind[] = [];
  layOnto(kinds, pack);
  return kinds;
}

/** Appends the pack's cards in the order of `CARDS`. */
export function layOnto(pile: Kind[], pack: Pack): void {
  for (let kind = 0; kind < HELD_KINDS; kind++) for (let n = countOf(pack, kind); n > 0; n--) pile.push(kind);
}

export const cardsIn = (pack: Pack): CardId[] => kindsIn(pack).map(idOf);

export function packOf(cards: readonly CardId[]): Pack {
  let pack = NO_CARDS;
  for (const id of cards) pack = plus(pack, kindOf(id));
  return pack;
}

export function packOfKinds(kinds: readonly Kind[]): Pack {
  let pack = NO_CARDS;
  for (const kind of kinds) pack = plus(pack, kind);
  return pack;
}

/** Part of the pack: the cards that may be loaded. */
export const loadablePart = (pack: Pack): Pack => (pack & 0x03ff_ffff) as Pack;
/** Part of the pack: the cards of one kind. */
export const onlyKind = (pack: Pack, kind: Kind): Pack => (pack & kindSet(kind)) as Pack;
/** Part of the pack: ordinary cards. */
export const ordinaryPart = (pack: Pack): Pack => (pack & 0x001f_ffff) as Pack;

/** The number of subsets, including the empty one and the whole. */
export function countParts(pack: Pack): number {
  let parts = 1;
  for (let kind = 0; kind < HELD_KINDS; kind++) parts *= 1 + countOf(pack, kind);
  return parts;
}

/** Every subset, in ascending order of their numbers: the empty one first. */
export function partsOf(pack: Pack): Pack[] {
  const parts: Pack[] = [NO_CARDS];
  for (let kind = 0; kind < HELD_KINDS; kind++) {
    // Another copy of the kind goes to every subset that has all its earlier copies.
    let from = 0;
    for (let n = countOf(pack, kind); n > 0; n--) {
      const end = parts.length;
      for (let i = from; i < end; i++) parts.push(plus(parts[i] ?? NO_CARDS, kind));
      from = end;
    }
  }
  return parts;
}

/** The subsets of one size, in the order of `partsOf`. */
export function partsOfSize(pack: Pack, size: number, kinds: number = HELD_KINDS): Pack[] {
  if (size === 0) return [NO_CARDS];
  if (kinds === 0) return [];
  const kind = kinds - 1;
  const parts: Pack[] = [];
  let same = NO_CARDS;
  for (let n = 0; n <= Math.min(countOf(pack, kind), size); n++) {
    for (const part of partsOfSize(pack, size - n, kind)) parts.push(union(part, same));
    same = plus(same, kind);
  }
  return parts;
}

/** All 65 cards that are not sheriffs, in the order of `CARDS`. */
export const FULL_DECK: readonly Kind[] = CARDS.flatMap((id, kind) =>
  kind === SHERIFF ? [] : Array.from({ length: COPIES[id] }, () => kind),
);
export const FULL_PACK: Pack = packOfKinds(FULL_DECK);
