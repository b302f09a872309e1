import { below, type Emit, type Seat, shuffle } from '@saloon/kernel';
import { type Cowboy, type Money, NO_COWBOY } from './box.ts';
import {
  idOf,
  layOnto,
  NONE_HIGH,
  NONE_LOW,
  type Pack,
  plus,
  tallyHigh,
  tallyLow,
  WEAPONS,
  type Weapon,
  without,
} from './cards.ts';
import type { Event } from './moves.ts';
import { type Player, playerAt, type State, TAKEN } from './state.ts';
import { shownTo } from './visibility.ts';

/** Moves the top card of the weapons deck, or a random one if it is unordered, into the player's hand. */
export function takeWeapon(state: State, by: Seat): Weapon {
  const { weapons } = state;
  if (state.isLoose) toTheTop(state, weapons);
  const weapon = weapons.pop();
  if (weapon === undefined) throw new Error('Cannot draw: the weapons deck is empty');
  const player = playerAt(state, by);
  player.hand = plus(player.hand, weapon);
  player.draws += 1;
  player.drawnLow = tallyLow(player.drawnLow, weapon);
  player.drawnHigh = tallyHigh(player.drawnHigh, weapon);
  return weapon;
}

/** Swaps a random card with the top one. */
function toTheTop(state: State, deck: number[]): void {
  const top = deck.length - 1;
  if (top < 1) return;
  const place = below(state.rng, top + 1);
  const card = deck[place] as number;
  deck[place] = deck[top] as number;
  deck[top] = card;
}

export function drawWeapon(state: State, by: Seat, emit?: Emit<Event>): void {
  const weapon = takeWeapon(state, by);
  emit?.({ type: 'drew', seat: by, card: idOf(weapon), deck: state.weapons.length, shown: shownTo(state, by) });
}

/** Discards these cards from the hand, face up (C45-CARD-7). */
export function spend(state: State, by: Seat, cards: Pack): void {
  const player = playerAt(state, by);
  player.hand = without(player.hand, cards);
  layOnto(state.weaponsDiscard, cards);
}

export function drawCowboy(state: State): Cowboy {
  const deck = state.cowboys.slice();
  if (state.isLoose) toTheTop(state, deck);
  const cowboy = deck.pop();
  if (cowboy === undefined) throw new Error('Cannot draw: the cowboy deck is empty');
  state.cowboys = deck;
  return cowboy;
}

/** Places a cowboy face down and unseen: he can be any cowboy that the deck could hold. */
export function layCowboy(state: State, by: Seat, cowboy: Cowboy, bail: number): void {
  const player = playerAt(state, by);
  player.cowboy = cowboy;
  player.bail = bail;
  player.isSeen = false;
  player.mayBe = state.cowboysMayBe;
}

/** Takes the money card out of a slot. */
export function takeMoney(state: State, slot: number): Money {
  const spread = state.spread.slice();
  if (state.isLoose) swapSlots(state, spread, slot);
  const money = spread[slot];
  if (money === undefined || money === TAKEN) throw new Error(`Cannot turn up slot ${slot}: it is empty`);
  spread[slot] = TAKEN;
  state.spread = spread;
  return money;
}

/** Swaps the card in a slot with a random remaining one. */
function swapSlots(state: State, spread: Money[], slot: number): void {
  let left = 0;
  for (let i = 0; i < spread.length; i++) if (spread[i] !== TAKEN) left += 1;
  let skipped = below(state.rng, left);
  let other = 0;
  while (spread[other] === TAKEN || skipped-- > 0) other += 1;
  const money = spread[other] as Money;
  spread[other] = spread[slot] as Money;
  spread[slot] = money;
}

/** C45-DECK-1, C45-DECK-2: refills an empty weapons deck from its discard. Everyone sees what goes into it. */
export function maybeRefillWeapons(state: State, emit?: Emit<Event>): void {
  if (state.weapons.length > 0 || state.weaponsDiscard.length === 0) return;
  const empty = state.weapons;
  state.weapons = state.weaponsDiscard;
  state.weaponsDiscard = empty;
  noteFilling(state);
  if (!state.isLoose) shuffle(state.rng, state.weapons);
  emit?.({ type: 'refilled', deck: 'weapons', count: state.weapons.length });
}

/** Records what every player knows about the deck that was just filled. */
function noteFilling(state: State): void {
  const { weapons, players } = state;
  const filledWith: number[] = NO_WEAPONS.slice();
  for (let i = 0; i < weapons.length; i++) {
    const weapon = weapons[i] as Weapon;
    filledWith[weapon] = (filledWith[weapon] as number) + 1;
  }
  state.filledWith = filledWith;
  for (let i = 0; i < players.length; i++) {
    const player = players[i] as Player;
    player.handAtRefill = player.hand;
    player.draws = 0;
    player.drawnLow = NONE_LOW;
    player.drawnHigh = NONE_HIGH;
  }
}
const NO_WEAPONS: readonly number[] = WEAPONS.map(() => 0);

/** C45-DECK-4. A cowboy in play isn't one of those that went into the deck. */
export function maybeRefillCowboys(state: State, emit?: Emit<Event>): void {
  if (state.cowboys.length > 0 || state.cowboyDiscard.length === 0) return;
  const deck = state.cowboyDiscard.slice();
  state.cowboyDiscard = [];
  let bits = 0;
  for (let i = 0; i < deck.length; i++) bits |= 1 << (deck[i] as Cowboy);
  state.cowboysMayBe = bits;
  for (let i = 0; i < state.players.length; i++) {
    const player = state.players[i] as Player;
    if (player.cowboy !== NO_COWBOY) player.mayBe &= ~bits;
  }
  if (!state.isLoose) shuffle(state.rng, deck);
  state.cowboys = deck;
  emit?.({ type: 'refilled', deck: 'cowboys', count: deck.length });
}

/** C45-DECK-3: only when the last slot is empty. */
export function maybeRefillMoney(state: State, emit?: Emit<Event>): void {
  const { spread } = state;
  for (let slot = 0; slot < spread.length; slot++) if (spread[slot] !== TAKEN) return;
  spreadAnew(state);
  emit?.({ type: 'refilled', deck: 'money', count: state.spread.length });
}

/** Shuffles the rest of the money deck and the money discard, and lays them out in new slots. */
export function spreadAnew(state: State): void {
  const { spread, moneyDiscard } = state;
  const cards: Money[] = [];
  for (let slot = 0; slot < spread.length; slot++) if (spread[slot] !== TAKEN) cards.push(spread[slot] as Money);
  for (let i = 0; i < moneyDiscard.length; i++) cards.push(moneyDiscard[i] as Money);
  if (!state.isLoose) shuffle(state.rng, cards);
  state.spread = cards;
  state.moneyDiscard = NO_MONEY;
}
const NO_MONEY: readonly Money[] = [];
