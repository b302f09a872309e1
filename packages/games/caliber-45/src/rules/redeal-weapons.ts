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
import type { Player, State } from './state.ts';
import { seenBy } from './visibility.ts';

const KINDS = WEAPONS.length;

/** How many cards of each kind. All re-deals share the lists below: with copies (`slice`) a re-deal took 14 % longer. */
type Counts = number[];
/** Unseen cards that were in a hand when the deck was last filled, and those that went into the deck then. */
const old: Counts = WEAPONS.map(() => 0);
const fresh: Counts = WEAPONS.map(() => 0);
/** The fewest and the most of the unseen cards that can be old. */
const least: Counts = WEAPONS.map(() => 0);
const most: Counts = WEAPONS.map(() => 0);
/** Old cards that the others have discarded. */
const gone: Counts = WEAPONS.map(() => 0);
/** By seat: how many old cards are in the hand, and how many more can be. */
const oldHeld: number[] = Array.from({ length: MAX_SEATS }, () => 0);
const room: number[] = Array.from({ length: MAX_SEATS }, () => 0);

/**
 * Deals the weapons deck and the hands that this seat can't see again, into `other`. Everyone saw what the deck was last
 * filled with, so every card in it is one of those, and a card held since before is not. No hand has more fresh cards than
 * were drawn since, nor more old cards than it had then. The deck stays unordered: cards are drawn from it at random.
 */
export function redealWeapons(state: State, other: State, me: Seat | undefined, rng: Rng): void {
  const seen = seenBy(state, me);
  countCards(state, seen);
  let oldLeft = removeDiscarded(state, seen, rng);
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
  for (; oldLeft < atLeast; oldLeft++) convert(fresh, old, most, old, rng);
  for (; oldLeft > atMost; oldLeft--) convert(old, fresh, old, least, rng);
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

/** A hand of `size` cards: these, and cards that have been discarded since. */
function withGone(held: Pack, size: number): Pack {
  let pack = held;
  for (let n = size - sizeOf(held), weapon = 0; n > 0; n--) {
    while ((gone[weapon] as number) <= 0) weapon += 1;
    gone[weapon] = (gone[weapon] as number) - 1;
    pack = plus(pack, weapon);
  }
  return pack;
}

/** Counts the old and the fresh cards that these seats have not held. */
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

/** Takes out what the others have discarded, drawing at random which of it was old. Returns how many old cards are left. */
function removeDiscarded(state: State, seen: number, rng: Rng): number {
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

/** Moves one card from `from` to `to`, of a kind with `high` above `low`, weighted by the difference. */
function convert(from: Counts, to: Counts, high: Counts, low: Counts, rng: Rng): void {
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

/** Takes one of `size` cards, each equally likely. Returns its kind. */
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
