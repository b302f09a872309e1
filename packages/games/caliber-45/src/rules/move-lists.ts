import type { Pack } from './cards.ts';
import { HAND_SIZE } from './data.ts';
import type { Move } from './moves.ts';

/**
 * Lists of moves that depend on a hand and on little else. Hands come again and again, so a list is worked out once and
 * kept and shared by everybody who asks (not frozen, as V8 reads frozen lists slowly): a game played at random spends its time elsewhere. The memory is
 * bounded; what it forgets is only worked out again.
 *
 * `use` says what a list is for, as a small number; a hand has one list for each.
 */
const MOST_REMEMBERED = 4_000_000;
const memory: (readonly Move[] | undefined)[][] = [];
let remembered = 0;

/** Five kinds of a pack, then the other four: there are few enough of each to number them, and so all 5005 hands. */
const LOW_BITS = 15;
const LOW_PACKS = packsOf(5);
const HIGH_PACKS = packsOf(4);
const LOW = numbersOf(LOW_PACKS);
const HIGH = numbersOf(HIGH_PACKS);
const HANDS = new Int16Array(LOW_PACKS.length * HIGH_PACKS.length);
const HAND_COUNT = numberHands();

/** Every pack of so many kinds that fits into a hand. */
function packsOf(kinds: number): readonly number[] {
  const packs: number[] = [];
  for (let pack = 0; pack < 1 << (3 * kinds); pack++) if (cardsOf(pack) <= HAND_SIZE) packs.push(pack);
  return packs;
}

function cardsOf(pack: number): number {
  return pack === 0 ? 0 : (pack & 7) + cardsOf(pack >>> 3);
}

function numbersOf(packs: readonly number[]): Int16Array {
  const numbers = new Int16Array((packs.at(-1) ?? 0) + 1);
  packs.forEach((pack, number) => {
    numbers[pack] = number;
  });
  return numbers;
}

function numberHands(): number {
  let next = 0;
  for (const low of LOW_PACKS) {
    for (const high of HIGH_PACKS) {
      if (cardsOf(low) + cardsOf(high) <= HAND_SIZE) HANDS[placeOf(low, high)] = next++;
    }
  }
  return next;
}

function placeOf(low: number, high: number): number {
  return (LOW[low] as number) * HIGH_PACKS.length + (HIGH[high] as number);
}

const numberOf = (hand: Pack): number => HANDS[placeOf(hand & ((1 << LOW_BITS) - 1), hand >>> LOW_BITS)] as number;

export const recall = (use: number, hand: Pack): readonly Move[] | undefined => memory[use]?.[numberOf(hand)];

export function remember(use: number, hand: Pack, list: readonly Move[]): readonly Move[] {
  if (remembered >= MOST_REMEMBERED) {
    memory.length = 0;
    remembered = 0;
  }
  while (memory.length <= use) memory.push([]);
  const lists = memory[use] as (readonly Move[] | undefined)[];
  if (lists.length === 0) {
    for (let i = 0; i < HAND_COUNT; i++) lists.push(undefined);
    remembered += HAND_COUNT;
  }
  lists[numberOf(hand)] = list;
  remembered += 1 + list.length;
  return list;
}
