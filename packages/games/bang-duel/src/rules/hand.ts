import { below, type Rng, type Seat, seat } from '@saloon/kernel';
import { BACK_OF, type Kind } from './card-ids.ts';
import { removeAt } from './lists.ts';
import type { Held, State } from './state.ts';

/**
 * A card in a hand is its kind times eight, with marks of what others know: `SEEN`, that the opponent knows the card to be
 * there; `PUBLIC`, that everybody does, a spectator too; and `FROM_COMMON`, that it was drawn unseen from the common deck. All
 * are things others have watched; everything that leaves a hand, the opponent sees go. So the opponent can tell from which
 * heap of unseen cards each hidden card comes, and `redeal` deals it from there.
 */
export const FROM_COMMON = 1;
export const SEEN = 2;
export const PUBLIC = 4;
export const kindOfHeld = (held: Held): Kind => held >> 3;
export const isSeen = (held: Held): boolean => (held & SEEN) !== 0;
export const isPublic = (held: Held): boolean => (held & PUBLIC) !== 0;
const backOfHeld = (held: Held): number => BACK_OF[held >> 3] ?? 0;

export const handOf = (state: State, by: Seat): Held[] => state.hands[by] ?? noSeat(by);
const noSeat = (by: Seat): never => {
  throw new RangeError(`Cannot find seat ${by}: the table has 2`);
};
export const handSize = (state: State, by: Seat): number => handOf(state, by).length;

/** Everybody has watched this card come here. */
export const gainPublic = (state: State, by: Seat, kind: Kind): void =>
  insert(handOf(state, by), kind * 8 + SEEN + PUBLIC);

/** The opponent knows this card, from whose hand it was taken. */
export const gainSeen = (state: State, by: Seat, kind: Kind): void => insert(handOf(state, by), kind * 8 + SEEN);

/** A card from a deck that only its owner sees. */
export function gainHidden(state: State, by: Seat, kind: Kind, isCommon: boolean): void {
  const hand = handOf(state, by);
  if (state.reshuffles > 0) return gainLate(state, by, hand, kind, isCommon);
  insert(hand, kind * 8);
}

/**
 * With a common deck about, hidden cards of one back may come from two heaps. While only one of them can be meant, the
 * marks tell; once a hand has had both together the opponent cannot say which of them a card was that left it, and both heaps count as
 * one (`mixed`) until the personal deck is used up. A heap whose deck is used up is known card by card.
 */
const gainLate = (state: State, by: Seat, hand: Held[], kind: Kind, isCommon: boolean): void => {
  const back = BACK_OF[kind] ?? 0;
  const isUsedUp = state.decks[back]?.length === 0;
  if (isCommon && isUsedUp) closeHeap(state, by, hand, back);
  insert(hand, kind * 8 + (isCommon ? FROM_COMMON : 0));
  if (!hasBoth(hand, back)) return;
  if (isUsedUp) closeHeap(state, by, hand, back);
  else mix(state, by, back);
};

const mix = (state: State, by: Seat, back: number): void => {
  state.mixed[by] = (state.mixed[by] ?? 0) | (1 << back);
};

/** The same for cards drawn aside (BD-DECK-6) of which one is thrown away: from which heap, only `by` knows. */
export function throwFrom(state: State, by: Seat, aside: readonly Held[], kind: Kind): void {
  const back = BACK_OF[kind] ?? 0;
  if (hasBoth(aside, back)) mix(state, by, back);
}

const hasBoth = (hand: readonly Held[], back: number): boolean => {
  let heaps = 0;
  for (let i = 0; i < hand.length; i++) {
    const held = hand[i] ?? 0;
    if ((held & SEEN) === 0 && backOfHeld(held) === back) heaps |= 1 << (held & FROM_COMMON);
  }
  return heaps === 3;
};

/** A personal deck is used up: what came from it is known, or, if the heaps were mixed, counts as from the common deck. */
const closeHeap = (state: State, by: Seat, hand: Held[], back: number): void => {
  const isMixed = ((state.mixed[by] ?? 0) & (1 << back)) !== 0;
  const mark = isMixed ? FROM_COMMON : SEEN;
  let changed = 0;
  for (let i = 0; i < hand.length; i++) {
    const held = hand[i] ?? 0;
    if ((held & (SEEN | FROM_COMMON)) !== 0 || backOfHeld(held) !== back) continue;
    hand[i] = held | mark;
    changed += 1;
  }
  if (changed > 0) sortHeld(hand);
  state.mixed[by] = (state.mixed[by] ?? 0) & ~(1 << back);
};

/** The common deck is used up: whatever was drawn from it and is still held is known, card by card. */
export function allSeen(state: State): void {
  for (let by = 0; by < 2; by++) {
    const hand = handOf(state, seat(by));
    for (let i = 0; i < hand.length; i++) {
      const held = hand[i] ?? 0;
      const back = backOfHeld(held);
      const isMixed = ((state.mixed[by] ?? 0) & (1 << back)) !== 0;
      const isLast = isMixed ? state.decks[back]?.length === 0 : (held & FROM_COMMON) !== 0;
      if (isLast) hand[i] = held | SEEN;
    }
    sortHeld(hand);
    for (let back = 0; back < 2; back++) {
      if (state.decks[back]?.length === 0) state.mixed[by] = (state.mixed[by] ?? 0) & ~(1 << back);
    }
  }
}

/** A hand is short and nearly in order already. */
export const sortHeld = (hand: Held[]): void => {
  for (let end = 1; end < hand.length; end++) settleIn(hand, end, hand[end] ?? 0);
};

const insert = (hand: Held[], held: Held): void => {
  hand.push(held);
  settleIn(hand, hand.length - 1, held);
};

/** Puts the card that belongs at `place` or before it where it belongs. */
const settleIn = (hand: Held[], place: number, held: Held): void => {
  let i = place;
  for (; i > 0 && (hand[i - 1] ?? 0) > held; i--) hand[i] = hand[i - 1] ?? 0;
  hand[i] = held;
};

/** Out of the hand before everybody's eyes: a copy the opponent knew of before one that came unseen, so that what is known stays certain. */
export function lose(state: State, by: Seat, kind: Kind): void {
  const hand = handOf(state, by);
  let place = -1;
  for (let i = 0; i < hand.length && (hand[i] ?? 0) >> 3 <= kind; i++) if ((hand[i] ?? 0) >> 3 === kind) place = i;
  if (place === -1) notHeld(by, kind);
  removeAt(hand, place);
}
const notHeld = (by: Seat, kind: Kind): never => {
  throw new Error(`Cannot take card ${kind} out of the hand of seat ${by}: it is not there`);
};

export function holds(state: State, by: Seat, kind: Kind): boolean {
  const hand = handOf(state, by);
  for (let i = 0; i < hand.length; i++) if ((hand[i] ?? 0) >> 3 === kind) return true;
  return false;
}

/** How many cards of this back are in hand: everybody sees that. */
export const countBack = (state: State, by: Seat, back: number): number => {
  const hand = handOf(state, by);
  let count = 0;
  for (let i = 0; i < hand.length; i++) if (backOfHeld(hand[i] ?? 0) === back) count += 1;
  return count;
};

/** BD-RAND-1: a card of this back, each equally likely. */
export function randomOf(state: State, rng: Rng, by: Seat, back: number): Kind {
  const hand = handOf(state, by);
  let left = below(rng, countBack(state, by, back));
  for (let i = 0; i < hand.length; i++) {
    const held = hand[i] ?? 0;
    if (backOfHeld(held) === back && left-- === 0) return held >> 3;
  }
  throw new Error(`Cannot pick a card at random: seat ${by} has none with back ${back}`);
}

/**
 * Section 6: of a card taken blind a spectator has seen the back alone, so that it may have been any with that back: of
 * every such kind one copy fewer is everybody's to know. Of the kind that was taken that copy is gone already.
 */
export function blur(state: State, by: Seat, taken: Kind): void {
  const hand = handOf(state, by);
  let last = taken;
  for (let i = hand.length - 1; i >= 0; i--) {
    const held = hand[i] ?? 0;
    const kind = held >> 3;
    if (kind === last || kind === taken) continue;
    // The copy that most is known of comes last of its kind.
    last = kind;
    if (BACK_OF[kind] === BACK_OF[taken]) hand[i] = held & ~PUBLIC;
  }
  sortHeld(hand);
}

/** The owner showed this card, which has just been drawn (BD-REV-5): of equal cards one that was hidden until now. */
export function markShown(state: State, by: Seat, kind: Kind): void {
  const hand = handOf(state, by);
  for (let i = 0; i < hand.length; i++) {
    const held = hand[i] ?? 0;
    if (held >> 3 !== kind || (held & SEEN) !== 0) continue;
    hand[i] = held | SEEN | PUBLIC;
    return sortHeld(hand);
  }
}
