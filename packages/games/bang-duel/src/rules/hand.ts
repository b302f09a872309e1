import { below, type Rng, type Seat, seat } from '@saloon/kernel';
import { BACK_OF, type Kind } from './card-ids.ts';
import { removeAt } from './lists.ts';
import type { Held, State } from './state.ts';

/**
 * A card in a hand is its kind times eight plus flags: `SEEN` if the opponent knows it is there, `PUBLIC` if everyone does,
 * and `FROM_COMMON` if it was drawn unseen from the common deck. The opponent sees every card that leaves a hand, so they
 * know from which pool of unseen cards each hidden card comes, and `redeal` deals it from there.
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

/** Adds a card that everyone has seen. */
export const gainPublic = (state: State, by: Seat, kind: Kind): void =>
  insert(handOf(state, by), kind * 8 + SEEN + PUBLIC);

/** Adds a card taken from the opponent's hand, which the opponent knows. */
export const gainSeen = (state: State, by: Seat, kind: Kind): void => insert(handOf(state, by), kind * 8 + SEEN);

/** Adds a card from a deck, which only its owner sees. */
export function gainHidden(state: State, by: Seat, kind: Kind, isCommon: boolean): void {
  const hand = handOf(state, by);
  if (state.reshuffles > 0) return gainLate(state, by, hand, kind, isCommon);
  insert(hand, kind * 8);
}

/**
 * With a common deck, hidden cards of one back may come from two pools. Once a hand has held both, the opponent can't tell
 * from which pool a card left it, and both count as one (`mixed`) until the personal deck is used up. The cards of a used-up
 * deck are all known.
 */
const gainLate = (state: State, by: Seat, hand: Held[], kind: Kind, isCommon: boolean): void => {
  const back = BACK_OF[kind] ?? 0;
  const isUsedUp = state.decks[back]?.length === 0;
  if (isCommon && isUsedUp) closePool(state, by, hand, back);
  insert(hand, kind * 8 + (isCommon ? FROM_COMMON : 0));
  if (!hasBoth(hand, back)) return;
  if (isUsedUp) closePool(state, by, hand, back);
  else mix(state, by, back);
};

const mix = (state: State, by: Seat, back: number): void => {
  state.mixed[by] = (state.mixed[by] ?? 0) | (1 << back);
};

/** The same for cards drawn aside (BD-DECK-6) when one is discarded: only `by` knows from which pool it came. */
export function throwFrom(state: State, by: Seat, aside: readonly Held[], kind: Kind): void {
  const back = BACK_OF[kind] ?? 0;
  if (hasBoth(aside, back)) mix(state, by, back);
}

const hasBoth = (hand: readonly Held[], back: number): boolean => {
  let pools = 0;
  for (let i = 0; i < hand.length; i++) {
    const held = hand[i] ?? 0;
    if ((held & SEEN) === 0 && backOfHeld(held) === back) pools |= 1 << (held & FROM_COMMON);
  }
  return pools === 3;
};

/** A personal deck is used up: its cards are known, or count as from the common deck if the pools were mixed. */
const closePool = (state: State, by: Seat, hand: Held[], back: number): void => {
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

/** The common deck is used up: every card drawn from it and still held is known. */
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

/** Insertion sort, since a hand is short and nearly sorted. */
export const sortHeld = (hand: Held[]): void => {
  for (let end = 1; end < hand.length; end++) settleIn(hand, end, hand[end] ?? 0);
};

const insert = (hand: Held[], held: Held): void => {
  hand.push(held);
  settleIn(hand, hand.length - 1, held);
};

/** Insertion sort: moves the card at `place` down to where it belongs. */
const settleIn = (hand: Held[], place: number, held: Held): void => {
  let i = place;
  for (; i > 0 && (hand[i - 1] ?? 0) > held; i--) hand[i] = hand[i - 1] ?? 0;
  hand[i] = held;
};

/** Removes a card that everyone sees leave. A copy that the opponent knew goes before a hidden one. */
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

/** The number of cards with this back in the hand, which is public. */
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
 * Section 6: a spectator saw only the back of a card taken blind. It may have been any card with that back, so one copy of
 * each such kind is no longer public. The taken kind has already lost its copy.
 */
export function blur(state: State, by: Seat, taken: Kind): void {
  const hand = handOf(state, by);
  let last = taken;
  for (let i = hand.length - 1; i >= 0; i--) {
    const held = hand[i] ?? 0;
    const kind = held >> 3;
    if (kind === last || kind === taken) continue;
    // The copy with the most flags is the last of its kind.
    last = kind;
    if (BACK_OF[kind] === BACK_OF[taken]) hand[i] = held & ~PUBLIC;
  }
  sortHeld(hand);
}

/** The owner showed this card after drawing it (BD-REV-5): marks a copy that was hidden until now. */
export function markShown(state: State, by: Seat, kind: Kind): void {
  const hand = handOf(state, by);
  for (let i = 0; i < hand.length; i++) {
    const held = hand[i] ?? 0;
    if (held >> 3 !== kind || (held & SEEN) !== 0) continue;
    hand[i] = held | SEEN | PUBLIC;
    return sortHeld(hand);
  }
}
