import {
  cardsIn,
  contains,
  countOf,
  countParts,
  denomination,
  HELD_KINDS,
  idOf,
  JOKER,
  type Kind,
  loadablePart,
  minus,
  NO_CARDS,
  onlyKind,
  ordinaryPart,
  type Pack,
  partsOf,
  partsOfSize,
  plus,
  union,
  without,
} from './cards.ts';
import type { Move } from './moves.ts';

/** Moves and the set of cards of each. */
export type CardMoves = { readonly moves: readonly Move[]; readonly cards: readonly Pack[] };

/** WB-DISC-2..6: every legal discard from this hand. */
export function discards(hand: Pack): CardMoves {
  const known = discardsOf.get(hand);
  if (known !== undefined) return known;
  const cards: Pack[] = [];
  for (let kind = 0; kind < HELD_KINDS; kind++) {
    let same = NO_CARDS;
    for (let n = countOf(hand, kind); n > 0; n--) {
      same = plus(same, kind);
      cards.push(same);
    }
  }
  for (const set of SUMS) if (contains(hand, set)) cards.push(set);
  const made: CardMoves = { moves: cards.map(discardOf), cards };
  if (discardsOf.size === MOST_HANDS) discardsOf.clear();
  discardsOf.set(hand, made);
  return made;
}

/** The same hands recur in every search. The cache is simply cleared when it is full. */
const MOST_HANDS = 100_000;
const discardsOf = new Map<Pack, CardMoves>();

/** WB-DISC-4: every set in which one ordinary card equals the sum of the others, in the order of `partsOf`. */
const SUMS: readonly Pack[] = Array.from({ length: JOKER }, (_, kind) => kind)
  .flatMap((kind) => addends(denomination(kind), kind - 1).map((set) => plus(set, kind)))
  .toSorted((a, b) => a - b);

/** Every set of ordinary cards up to this kind that adds up to `total`. */
function addends(total: number, highest: Kind): Pack[] {
  if (total === 0) return [NO_CARDS];
  if (highest < 0) return [];
  const without = addends(total, highest - 1);
  const value = denomination(highest);
  return value > total ? without : [...without, ...addends(total - value, highest).map((set) => plus(set, highest))];
}

/** WB-LOAD-1: every non-empty set of loadable cards. With `isShort`, large hands list only the sets of WB-LOAD-11. */
export const loads = (hand: Pack, isShort: boolean): Move[] =>
  loadSets(loadablePart(hand), isShort).slice(1).map(loadOf);

/** WB-LOAD-11: with more sets than this, only matching ones are listed. */
const MOST_SETS = 2048;

/** Sets to load from these cards, starting with the empty one. */
const loadSets = (cards: Pack, isShort: boolean): readonly Pack[] =>
  isShort && countParts(cards) > MOST_SETS ? matchingSets(cards) : partsOf(cards);

/** WB-LOAD-11: cards of one denomination, with any Jokers and Misses. */
function matchingSets(cards: Pack): Pack[] {
  const same = [NO_CARDS];
  for (let kind = 0; kind < JOKER; kind++) same.push(...partsOf(onlyKind(cards, kind)).slice(1));
  return partsOf(without(cards, ordinaryPart(cards))).flatMap((special) => same.map((set) => union(special, set)));
}

/** WB-SWITCH-4: any `count` cards of the hand. */
export const returns = (hand: Pack, count: number): Move[] => partsOfSize(hand, count).map(returnOf);

/** WB-SEAL-1: any one card as the quick draw, or none, and a set of other loadable cards (WB-LOAD-11). */
export const sealedChoices = (hand: Pack, isShort: boolean): Move[] =>
  [undefined, ...kindsOnce(hand)].flatMap((quick) =>
    loadSets(loadablePart(quick === undefined ? hand : minus(hand, quick)), isShort).map((load) =>
      Object.freeze({
        type: 'sealed-choice',
        ...(quick === undefined ? {} : { quick: idOf(quick) }),
        load: cardsIn(load),
      } as const),
    ),
  );

const kindsOnce = (pack: Pack): Kind[] =>
  Array.from({ length: HELD_KINDS }, (_, kind) => kind).filter((kind) => countOf(pack, kind) > 0);

/** Equal moves are one frozen object. */
function shared(type: 'discard' | 'load' | 'return-cards'): (cards: Pack) => Move {
  const made = new Map<Pack, Move>();
  return (cards) => {
    const known = made.get(cards);
    if (known !== undefined) return known;
    const move: Move = Object.freeze({ type, cards: Object.freeze(cardsIn(cards)) });
    made.set(cards, move);
    return move;
  };
}
const discardOf = shared('discard');
export const loadOf = shared('load');
const returnOf = shared('return-cards');
