import {
  cardsIn,
  countOf,
  denomination,
  HELD_KINDS,
  idOf,
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

/**
 * The moves that depend on a hand alone. Hands come again and again, so each is worked out once and kept: a list is
 * frozen and shared by everybody who asks, and so is each move in it. The memory is bounded; what it forgets is only
 * worked out again.
 */
export type HandMoves = {
  /** WB-DISC-2..6. */
  readonly discards: readonly Move[];
  /** WB-LOAD-1: every non-empty set of loadable cards. */
  readonly loads: readonly Move[];
  /** WB-SEAL-1: a quick-draw card or none, and a set to load; worked out when first asked for. */
  sealedChoices: readonly Move[] | undefined;
  /** WB-SWITCH-4: by the number of cards to give back. */
  readonly returns: (readonly Move[] | undefined)[];
  /** Whole lists of a turn or a race, by what else they depend on; see `legalMoves`. */
  readonly lists: (readonly Move[] | undefined)[];
  readonly switchLists: Map<number, readonly Move[]>;
};

const MOST_REMEMBERED = 30_000;
const remembered = new Map<Pack, HandMoves>();

export function handMoves(hand: Pack): HandMoves {
  const known = remembered.get(hand);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const moves: HandMoves = {
    discards: Object.freeze(discardSets(hand).map(discardOf)),
    loads: Object.freeze(partsOf(loadablePart(hand)).slice(1).map(loadOf)),
    sealedChoices: undefined,
    returns: [],
    lists: [],
    switchLists: new Map(),
  };
  remembered.set(hand, moves);
  return moves;
}

export function returnMoves(hand: Pack, count: number): readonly Move[] {
  const moves = handMoves(hand);
  moves.returns[count] ??= Object.freeze(
    partsOf(hand)
      .filter((cards) => sizeOf(cards) === count)
      .map(returnOf),
  );
  return moves.returns[count];
}

export function sealedChoices(hand: Pack): readonly Move[] {
  const moves = handMoves(hand);
  moves.sealedChoices ??= Object.freeze(
    [undefined, ...kindsOnce(hand)].flatMap((quick) =>
      partsOf(loadablePart(quick === undefined ? hand : minus(hand, quick))).map((load) =>
        Object.freeze({
          type: 'sealed-choice',
          ...(quick === undefined ? {} : { quick: idOf(quick) }),
          load: cardsIn(load),
        } as const),
      ),
    ),
  );
  return moves.sealedChoices;
}

/** One shared, frozen move for each set of cards. */
function shared(type: 'discard' | 'load' | 'return-cards'): (cards: Pack) => Move {
  const made = new Map<Pack, Move>();
  return (cards) => {
    const known = made.get(cards);
    if (known !== undefined) return known;
    if (made.size >= MOST_REMEMBERED) made.clear();
    const move: Move = Object.freeze({ type, cards: Object.freeze(cardsIn(cards)) });
    made.set(cards, move);
    return move;
  };
}
const discardOf = shared('discard');
const loadOf = shared('load');
const returnOf = shared('return-cards');

/** Every set of hand cards that one discard may consist of. */
function discardSets(hand: Pack): Pack[] {
  const sets: Pack[] = [];
  for (let kind = 0; kind < HELD_KINDS; kind++) {
    let same = NO_CARDS;
    for (let n = countOf(hand, kind); n > 0; n--) {
      same = plus(same, kind);
      sets.push(same);
    }
  }
  for (const set of partsOf(ordinaryPart(hand))) if (sizeOf(set) > 2 && isSum(set)) sets.push(set);
  return sets;
}

/** WB-DISC-4: one of the ordinary cards equals the sum of all the others. */
function isSum(set: Pack): boolean {
  let total = 0;
  let highest = 0;
  for (const kind of kindsOnce(set)) {
    total += countOf(set, kind) * denomination(kind);
    highest = denomination(kind);
  }
  return 2 * highest === total;
}

const kindsOnce = (pack: Pack): Kind[] =>
  Array.from({ length: HELD_KINDS }, (_, kind) => kind).filter((kind) => countOf(pack, kind) > 0);
