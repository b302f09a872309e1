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
import { seenBy } from './sight.ts';
import type { Player, State } from './state.ts';

const KINDS = WEAPONS.length;

/** Copies of each kind; all used up within one re-deal. */
type Counts = number[];
const unseen: Counts = WEAPONS.map(() => 0);
const inDeck: Counts = WEAPONS.map(() => 0);
const fromBefore: Counts = WEAPONS.map(() => 0);

/**
 * Deals the weapons deck and the hands this seat cannot see again, into `other`. Everybody saw what the deck was last
 * filled with, so a card in it is one of those; and a card somebody has held since before is none of those. The deck is
 * left in no order: it is drawn from at random.
 */
export function redealWeapons(state: State, other: State, me: Seat, rng: Rng): void {
  const seen = seenBy(state, me);
  countCards(state, seen);
  redealDeck(other.weapons, rng);
  const { players } = other;
  let old = noMoreThan(fromBefore, unseen);
  for (let i = 0; i < players.length; i++) {
    if ((seen & (1 << i)) !== 0) continue;
    const player = players[i] as Player;
    let hand = NO_CARDS;
    for (let n = sizeOf(player.hand) - player.draws; n > 0 && old > 0; n--) {
      const weapon = take(fromBefore, old--, rng);
      unseen[weapon] = (unseen[weapon] as number) - 1;
      hand = plus(hand, weapon);
    }
    player.hand = hand;
  }
  let left = total(unseen);
  for (let i = 0; i < players.length; i++) {
    if ((seen & (1 << i)) !== 0) continue;
    const player = players[i] as Player;
    let { hand } = player;
    for (let n = sizeOf((state.players[i] as Player).hand) - sizeOf(hand); n > 0; n--) {
      hand = plus(hand, take(unseen, left--, rng));
    }
    player.hand = hand;
    player.handAtRefill = NO_CARDS;
    player.drawnLow = NONE_LOW;
    player.drawnHigh = NONE_HIGH;
  }
}

/** What may be in the deck, but for as many cards as others have drawn; what is left unseen is in hands. */
function redealDeck(deck: Weapon[], rng: Rng): void {
  let size = noMoreThan(inDeck, unseen);
  while (size > deck.length) take(inDeck, size--, rng);
  let place = 0;
  for (let weapon = 0; weapon < KINDS; weapon++) {
    const count = inDeck[weapon] as number;
    for (let n = 0; n < count; n++) deck[place++] = weapon;
    unseen[weapon] = (unseen[weapon] as number) - count;
  }
}

/** What the seats have not seen, and how much of each kind can be in the deck or can have been held before it was filled. */
function countCards(state: State, seen: number): void {
  const { box, filledWith, weaponsDiscard, players } = state;
  for (let weapon = 0; weapon < KINDS; weapon++) {
    unseen[weapon] = box.weapons[weapon] as number;
    inDeck[weapon] = filledWith[weapon] as number;
    fromBefore[weapon] = (box.weapons[weapon] as number) - (filledWith[weapon] as number);
  }
  for (let i = 0; i < weaponsDiscard.length; i++) {
    const weapon = weaponsDiscard[i] as Weapon;
    unseen[weapon] = (unseen[weapon] as number) - 1;
  }
  for (let i = 0; i < players.length; i++) {
    if ((seen & (1 << i)) === 0) continue;
    const player = players[i] as Player;
    takeOut(unseen, player.hand);
    takeOut(fromBefore, player.handAtRefill);
    for (let weapon = 0; weapon < KINDS; weapon++) {
      inDeck[weapon] = (inDeck[weapon] as number) - tallied(player.drawnLow, player.drawnHigh, weapon);
    }
  }
}

function takeOut(counts: Counts, pack: Pack): void {
  for (let weapon = 0; weapon < KINDS; weapon++) counts[weapon] = (counts[weapon] as number) - countOf(pack, weapon);
}

/** Cuts each count down to the other one; answers how many cards there are then. */
function noMoreThan(counts: Counts, most: Counts): number {
  let sum = 0;
  for (let weapon = 0; weapon < KINDS; weapon++) {
    if ((counts[weapon] as number) > (most[weapon] as number)) counts[weapon] = most[weapon] as number;
    sum += counts[weapon] as number;
  }
  return sum;
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
