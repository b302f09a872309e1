import { below, type Rng, type Seat } from '@saloon/kernel';
import {
  countOf,
  NO_CARDS,
  NONE_HIGH,
  NONE_LOW,
  type Pack,
  plus,
  sizeOf,
  tallied,
  WEAPONS,
  type Weapon,
} from './cards.ts';
import { MAX_SEATS } from './data.ts';
import { seenBy } from './sight.ts';
import type { Player, State } from './state.ts';

const KINDS = WEAPONS.length;

/** Copies of each kind; all used up within one re-deal. */
type Counts = number[];
/** Unseen cards that were in a hand when the deck was last filled, and those that went into it. */
const old: Counts = WEAPONS.map(() => 0);
const fresh: Counts = WEAPONS.map(() => 0);
/** How many of the unseen cards of each kind are old at least and at most. */
const least: Counts = WEAPONS.map(() => 0);
const most: Counts = WEAPONS.map(() => 0);
/** Old cards of the others that have been thrown away. */
const gone: Counts = WEAPONS.map(() => 0);
/** By seat: how many old cards are in the hand, and how many more there may be. */
const oldHeld: number[] = Array.from({ length: MAX_SEATS }, () => 0);
const room: number[] = Array.from({ length: MAX_SEATS }, () => 0);

/**
 * Deals the weapons deck and the hands this seat cannot see again, into `other`. Everybody saw what the deck was last
 * filled with, so a card in it is one of those; a card somebody has held since before is none of those; nobody holds more
 * new cards than were drawn since, nor more old ones than were in the hand then. The deck is left in no order: it is
 * drawn from at random.
 */
export function redealWeapons(state: State, other: State, me: Seat, rng: Rng): void {
  const seen = seenBy(state, me);
  countCards(state, seen);
  let oldLeft = throwAway(state, seen, rng);
  const { players, weapons } = other;
  let atLeast = 0;
  let atMost = 0;
  for (let i = 0; i < players.length; i++) {
    oldHeld[i] = room[i] = 0;
    if ((seen & (1 << i)) !== 0) continue;
    const player = players[i] as Player;
    const size = sizeOf(player.hand);
    oldHeld[i] = Math.max(0, size - player.draws);
    room[i] = Math.min(size, sizeOf(player.handAtRefill)) - (oldHeld[i] as number);
    atLeast += oldHeld[i] as number;
    atMost += (oldHeld[i] as number) + (room[i] as number);
  }
  for (; oldLeft < atLeast; oldLeft++) turn(fresh, old, most, old, rng);
  for (; oldLeft > atMost; oldLeft--) turn(old, fresh, old, least, rng);
  for (let n = oldLeft - atLeast, all = atMost - atLeast; n > 0; n--) {
    const by = take(room, all--, rng);
    oldHeld[by] = (oldHeld[by] as number) + 1;
  }
  for (let weapon = 0; weapon < KINDS; weapon++) gone[weapon] = (gone[weapon] as number) - (old[weapon] as number);
  let freshLeft = total(fresh);
  for (let i = 0; i < players.length; i++) {
    if ((seen & (1 << i)) !== 0) continue;
    const player = players[i] as Player;
    const size = sizeOf(player.hand);
    let hand = NO_CARDS;
    for (let n = oldHeld[i] as number; n > 0; n--) hand = plus(hand, take(old, oldLeft--, rng));
    player.handAtRefill = withGone(hand, sizeOf(player.handAtRefill));
    for (let n = size - (oldHeld[i] as number); n > 0; n--) hand = plus(hand, take(fresh, freshLeft--, rng));
    player.hand = hand;
    player.drawnLow = NONE_LOW;
    player.drawnHigh = NONE_HIGH;
  }
  let place = 0;
  for (let weapon = 0; weapon < KINDS; weapon++) {
    for (let n = fresh[weapon] as number; n > 0; n--) weapons[place++] = weapon;
  }
}

/** A hand of so many cards with these in it; the others were thrown away since. */
function withGone(held: Pack, size: number): Pack {
  let pack = held;
  for (let n = size - sizeOf(held), weapon = 0; n > 0; n--) {
    while ((gone[weapon] as number) <= 0) weapon += 1;
    gone[weapon] = (gone[weapon] as number) - 1;
    pack = plus(pack, weapon);
  }
  return pack;
}

/** What these seats have not held: how much of each kind can be old, and how much can have come from the deck. */
function countCards(state: State, seen: number): void {
  const { box, filledWith, players } = state;
  for (let weapon = 0; weapon < KINDS; weapon++) {
    fresh[weapon] = filledWith[weapon] as number;
    old[weapon] = (box.weapons[weapon] as number) - (filledWith[weapon] as number);
  }
  for (let i = 0; i < players.length; i++) {
    if ((seen & (1 << i)) === 0) continue;
    const { handAtRefill, drawnLow, drawnHigh } = players[i] as Player;
    for (let weapon = 0; weapon < KINDS; weapon++) {
      old[weapon] = (old[weapon] as number) - countOf(handAtRefill, weapon);
      fresh[weapon] = (fresh[weapon] as number) - tallied(drawnLow, drawnHigh, weapon);
    }
  }
  for (let weapon = 0; weapon < KINDS; weapon++) gone[weapon] = old[weapon] as number;
}

/** Takes out what the others have thrown away since, old or new as it may be. Answers how many old cards are left. */
function throwAway(state: State, seen: number, rng: Rng): number {
  const { box, weaponsDiscard, players } = state;
  for (let weapon = 0; weapon < KINDS; weapon++) most[weapon] = box.weapons[weapon] as number;
  for (let i = 0; i < weaponsDiscard.length; i++) {
    const weapon = weaponsDiscard[i] as Weapon;
    most[weapon] = (most[weapon] as number) - 1;
  }
  for (let i = 0; i < players.length; i++) {
    if ((seen & (1 << i)) === 0) continue;
    const { hand } = players[i] as Player;
    for (let weapon = 0; weapon < KINDS; weapon++) most[weapon] = (most[weapon] as number) - countOf(hand, weapon);
  }
  let left = 0;
  for (let weapon = 0; weapon < KINDS; weapon++) {
    const unseen = most[weapon] as number;
    let held = old[weapon] as number;
    const drawn = fresh[weapon] as number;
    most[weapon] = Math.min(held, unseen);
    least[weapon] = Math.max(0, unseen - drawn);
    for (let all = held + drawn; all > unseen && held > 0; all--) {
      if (held === all || below(rng, all) < held) held -= 1;
    }
    old[weapon] = held;
    fresh[weapon] = unseen - held;
    left += held;
  }
  return left;
}

/** One card more of a kind is old, or is not, where `high` is above `low`. */
function turn(from: Counts, to: Counts, high: Counts, low: Counts, rng: Rng): void {
  let all = 0;
  for (let weapon = 0; weapon < KINDS; weapon++) all += (high[weapon] as number) - (low[weapon] as number);
  let place = below(rng, all);
  let weapon = 0;
  while (place >= (high[weapon] as number) - (low[weapon] as number)) {
    place -= (high[weapon] as number) - (low[weapon] as number);
    weapon += 1;
  }
  from[weapon] = (from[weapon] as number) - 1;
  to[weapon] = (to[weapon] as number) + 1;
}

function total(counts: Counts): number {
  let sum = 0;
  for (let weapon = 0; weapon < KINDS; weapon++) sum += counts[weapon] as number;
  return sum;
}

/** Any of so many cards, each equally likely. */
function take(counts: Counts, size: number, rng: Rng): Weapon {
  let place = below(rng, size);
  let weapon = 0;
  while (place >= (counts[weapon] as number)) {
    place -= counts[weapon] as number;
    weapon += 1;
  }
  counts[weapon] = (counts[weapon] as number) - 1;
  return weapon;
}
