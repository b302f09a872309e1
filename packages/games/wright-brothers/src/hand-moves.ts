import {
  cardsIn,
  countOf,
  denomination,
  HELD_KINDS,
  idOf,
  JOKER,
  type Kind,
  loadablePart,
  minus,
  NO_CARDS,
  ordinaryPart,
  type Pack,
  partsOf,
  plus,
  sizeOf,
} from './cards.ts';
import type { Move } from './moves.ts';

/** Moves with sets of cards, and those sets. */
export type CardMoves = { readonly moves: readonly Move[]; readonly cards: readonly Pack[] };

/** WB-DISC-2..6: every set of hand cards that one discard may consist of. */
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
  for (const set of partsOf(ordinaryPart(hand))) if (sizeOf(set) > 2 && isSum(set)) cards.push(set);
  const made: CardMoves = { moves: cards.map(discardOf), cards };
  if (discardsOf.size === MOST_HANDS) discardsOf.clear();
  discardsOf.set(hand, made);
  return made;
}

/** Hands come again and again, in every line of play that is looked at; what is forgotten is only worked out again. */
const MOST_HANDS = 100_000;
const discardsOf = new Map<Pack, CardMoves>();

/** WB-DISC-4: one of the ordinary cards equals the sum of all the others. */
function isSum(set: Pack): boolean {
  let total = 0;
  let highest = 0;
  for (let kind = 0; kind < JOKER; kind++) {
    const count = countOf(set, kind);
    if (count === 0) continue;
    total += count * denomination(kind);
    highest = denomination(kind);
  }
  return 2 * highest === total;
}

/** WB-LOAD-1: every non-empty set of loadable cards. */
export const loads = (hand: Pack): Move[] => partsOf(loadablePart(hand)).slice(1).map(loadOf);

/** WB-SWITCH-4: any `count` cards of the hand. */
export const returns = (hand: Pack, count: number): Move[] =>
  partsOf(hand)
    .filter((cards) => sizeOf(cards) === count)
    .map(returnOf);

/** WB-SEAL-1: any one card as the quick draw, or none, and a set of other loadable cards. */
export const sealedChoices = (hand: Pack): Move[] =>
  [undefined, ...kindsOnce(hand)].flatMap((quick) =>
    partsOf(loadablePart(quick === undefined ? hand : minus(hand, quick))).map((load) =>
      Object.freeze({
        type: 'sealed-choice',
        ...(quick === undefined ? {} : { quick: idOf(quick) }),
        load: cardsIn(load),
      } as const),
    ),
  );

const kindsOnce = (pack: Pack): Kind[] =>
  Array.from({ length: HELD_KINDS }, (_, kind) => kind).filter((kind) => countOf(pack, kind) > 0);

/** One shared, frozen move for each set of cards; there are a few thousand such sets in all. */
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
