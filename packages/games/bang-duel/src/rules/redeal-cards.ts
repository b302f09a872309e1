import { below, type Rng, type Seat, seat } from '@saloon/kernel';
import { BACK_OF, KINDS, type Kind } from './card-ids.ts';
import { COMMON, commonTop, deckAt } from './decks.ts';
import { FROM_COMMON, handOf, PUBLIC, SEEN, sortHeld } from './hand.ts';
import type { Frame, State } from './state.ts';

/**
 * Re-deals every card whose place this seat, or without one a spectator, doesn't know. The others' hidden cards, in hand or aside, come from the pool
 * they were drawn from, each way equally likely. One counter per kind holds the personal decks (a kind has one back, so one
 * deck), another the common deck.
 */
const personal = new Uint8Array(KINDS);
const common = new Uint8Array(KINDS);
/** How many cards of each back the pools hold. */
const sizes = { personal: [0, 0], common: [0, 0] };

export function redealCards(state: State, me: Seat | undefined, rng: Rng): void {
  const known = me === undefined ? PUBLIC : SEEN;
  const top = commonTop(state);
  let mixed = 0;
  for (let by = 0; by < 2; by++) if (by !== me) mixed |= state.mixed[by] ?? 0;
  gather(state, me, known);
  for (let back = 0; back < 2; back++) if ((mixed & (1 << back)) !== 0) stir(state, back, rng);
  for (let by = 0; by < 2; by++) if (by !== me) redealHand(handOf(state, seat(by)), mixed, known, rng);
  for (let i = 0; i < state.stack.length; i++) {
    const frame = state.stack[i];
    if (frame === undefined || !isHidden(frame, me)) continue;
    for (let n = 0; n < frame.list.length; n++) frame.list[n] = dealt(poolOf(frame.list[n] ?? 0, mixed), rng);
  }
  layOut(deckAt(state, 0), personal, 0);
  layOut(deckAt(state, 1), personal, 1);
  layOutCommon(deckAt(state, COMMON), top, rng);
  state.settled[0] = 0;
  state.settled[1] = 0;
  state.settled[COMMON] = top === -1 ? 0 : 1;
}

const POOLS = 4;
/**
 * Hidden cards by the pool they come from and by back: 0 and 1 personal, 2 and 3 common. The same again for cards that the opponent
 * has seen and a spectator hasn't.
 */
const hidden: number[] = Array.from({ length: 2 * POOLS }, () => 0);

/** In an order that reveals nothing: known cards first, then by pool and back. */
function redealHand(hand: number[], mixed: number, known: number, rng: Rng): void {
  hidden.fill(0);
  let kept = 0;
  for (let i = 0; i < hand.length; i++) {
    const held = hand[i] ?? 0;
    if ((held & known) !== 0) hand[kept++] = held;
    else {
      const pool = poolOf(held, mixed) + ((held & SEEN) !== 0 ? POOLS : 0);
      hidden[pool] = (hidden[pool] ?? 0) + 1;
    }
  }
  for (let pool = 0; pool < hidden.length; pool++) {
    for (let n = hidden[pool] ?? 0; n > 0; n--) {
      hand[kept++] = pool < POOLS ? dealt(pool, rng) : dealt(pool - POOLS, rng) | SEEN;
    }
  }
  sortHeld(hand);
}

const isHidden = (frame: Frame, me: Seat | undefined): boolean =>
  frame.by !== me && (frame.type === 'wagon' || frame.type === 'sundance');

/** All unseen cards, by the pool they belong to. */
function gather(state: State, me: Seat | undefined, known: number): void {
  personal.fill(0);
  common.fill(0);
  sizes.personal[0] = deckAt(state, 0).length;
  sizes.personal[1] = deckAt(state, 1).length;
  sizes.common[0] = 0;
  sizes.common[1] = 0;
  for (let deck = 0; deck < 2; deck++) {
    const cards = deckAt(state, deck);
    for (let i = 0; i < cards.length; i++) personal[cards[i] ?? 0] = (personal[cards[i] ?? 0] ?? 0) + 1;
  }
  const shared = deckAt(state, COMMON);
  for (let i = 0; i < shared.length; i++) put(common, sizes.common, shared[i] ?? 0);
  for (let by = 0; by < 2; by++) {
    if (by === me) continue;
    const hand = handOf(state, seat(by));
    for (let i = 0; i < hand.length; i++) {
      const held = hand[i] ?? 0;
      if ((held & known) === 0) putBack(held);
    }
  }
  for (let i = 0; i < state.stack.length; i++) {
    const frame = state.stack[i];
    if (frame !== undefined && isHidden(frame, me)) for (const held of frame.list) putBack(held);
  }
}

const putBack = (held: number): void =>
  (held & FROM_COMMON) === 0 ? put(personal, sizes.personal, held >> 3) : put(common, sizes.common, held >> 3);

function put(pool: Uint8Array, size: number[], kind: Kind): void {
  pool[kind] = (pool[kind] ?? 0) + 1;
  const back = BACK_OF[kind] ?? 0;
  size[back] = (size[back] ?? 0) + 1;
}

/** Merges two pools that the seat can't tell apart: the personal deck is dealt from both, and the rest is the common pool. */
function stir(state: State, back: number, rng: Rng): void {
  for (let kind = 0; kind < KINDS; kind++) {
    if (BACK_OF[kind] !== back) continue;
    common[kind] = (common[kind] ?? 0) + (personal[kind] ?? 0);
    personal[kind] = 0;
  }
  sizes.common[back] = (sizes.common[back] ?? 0) + (sizes.personal[back] ?? 0);
  sizes.personal[back] = 0;
  for (let n = deckAt(state, back).length; n > 0; n--)
    put(personal, sizes.personal, take(common, sizes.common, back, rng));
}

/** The pool a hidden card comes from; merged pools count as the common deck. */
function poolOf(held: number, mixed: number): number {
  const back = BACK_OF[held >> 3] ?? 0;
  return (held & FROM_COMMON) !== 0 || (mixed & (1 << back)) !== 0 ? 2 + back : back;
}

/** A card of this pool and back, marked as hidden. */
const dealt = (pool: number, rng: Rng): number =>
  pool < 2
    ? take(personal, sizes.personal, pool, rng) * 8
    : take(common, sizes.common, pool - 2, rng) * 8 + FROM_COMMON;

/** Takes a random card of this back out of the pool. */
function take(pool: Uint8Array, size: number[], back: number, rng: Rng): Kind {
  const count = size[back] ?? 0;
  let left = below(rng, count);
  size[back] = count - 1;
  for (let kind = 0; kind < KINDS; kind++) {
    if (BACK_OF[kind] !== back) continue;
    const copies = pool[kind] ?? 0;
    if (left < copies) {
      pool[kind] = copies - 1;
      return kind;
    }
    left -= copies;
  }
  throw new Error(`Cannot re-deal a card of back ${back}: none is left`);
}

function layOut(deck: Kind[], pool: Uint8Array, back: number): void {
  let place = 0;
  for (let kind = 0; kind < KINDS && place < deck.length; kind++) {
    if (BACK_OF[kind] !== back) continue;
    for (let n = pool[kind] ?? 0; n > 0; n--) deck[place++] = kind;
  }
}

/** The back of the top card is public, so a card of that back lies there. */
function layOutCommon(deck: Kind[], top: number, rng: Rng): void {
  if (top === -1) return;
  const last = take(common, sizes.common, top, rng);
  let place = 0;
  for (let kind = 0; kind < KINDS; kind++) for (let n = common[kind] ?? 0; n > 0; n--) deck[place++] = kind;
  deck[place] = last;
}
