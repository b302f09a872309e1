import {
  below,
  type Emit,
  itemAt,
  type Rng,
  rngFrom,
  type Seat,
  type Seed,
  seat,
  seatsOf,
  shuffle,
} from '@saloon/kernel';
import { type Box, type Cowboy, lootIn, type Money, NO_COWBOY } from './box.ts';
import { cardsIn, NO_CARDS, NONE_HIGH, NONE_LOW, type Weapon } from './cards.ts';
import { BOX, HAND_SIZE } from './data.ts';
import { drawCowboy, layCowboy, takeWeapon } from './decks.ts';
import { headStartsOf } from './head-start.ts';
import type { Event } from './moves.ts';
import type { Options } from './options.ts';
import { seatings, seatsFor, sizesOf } from './seating.ts';
import { NOTHING, type Player, playerAt, type State, seatAfter } from './state.ts';
import { startTurn } from './turn.ts';
import { shownTo } from './visibility.ts';

export const setupWith =
  (boxFor: (options: Options) => Box) =>
  (options: Options, count: number, seed: Seed, emit?: Emit<Event>): State =>
    setup(options, boxFor(options), count, rngFrom(seed), emit);

/** C45-SETUP. Random draws come in the order of C45-INV-14: seating, first player, weapons, money, cowboys. */
function setup(options: Options, box: Box, count: number, rng: Rng, emit?: Emit<Event>): State {
  const loot = lootIn(box);
  const sizes = sizesOf(options, count, loot);
  if (sizes === undefined || (options.firstPlayer === 'host-pick' && options.firstSeat >= count)) {
    const { min, max } = seatsFor(options, loot);
    throw new RangeError(`Cannot seat ${count}: these options take ${min} to ${max}`);
  }
  const ways = seatings(options, sizes);
  const teams = itemAt(ways, below(rng, ways.length));
  const first = seat(options.firstPlayer === 'random' ? below(rng, count) : options.firstSeat);
  const weapons = laidOut(box.weapons);
  const money = laidOut(box.copies);
  const cowboys = box.cowboys.map((_, cowboy) => cowboy);
  shuffle(rng, weapons);
  shuffle(rng, money);
  shuffle(rng, cowboys);
  const state = emptyTable(options, box, teams, first, rng, { weapons, money, cowboys });
  emit?.({ type: 'game-started', teams, first });
  deal(state, first, emit);
  startTurn(state, first, emit);
  return state;
}

/** C45-SETUP-4: six rounds of one weapon card, then a cowboy each, clockwise from the first player. */
function deal(state: State, first: Seat, emit?: Emit<Event>): void {
  const around: Seat[] = [first];
  while (around.length < state.players.length) around.push(seatAfter(state, around.at(-1) ?? first));
  for (let round = 0; round < HAND_SIZE; round++) for (const by of around) takeWeapon(state, by);
  for (const by of around) layCowboy(state, by, drawCowboy(state), 0);
  if (emit === undefined) return;
  for (const by of around) {
    const player = playerAt(state, by);
    const cowboy = itemAt(state.box.cowboys, player.cowboy);
    emit({ type: 'dealt', seat: by, cards: cardsIn(player.hand), count: HAND_SIZE, cowboy, shown: shownTo(state, by) });
  }
}

type Decks = { readonly weapons: Weapon[]; readonly money: readonly Money[]; readonly cowboys: readonly Cowboy[] };

function emptyTable(options: Options, box: Box, teams: readonly number[], first: Seat, rng: Rng, decks: Decks): State {
  return {
    options,
    box,
    rng,
    at: 0,
    phase: 'arming',
    turn: 0,
    question: 0,
    timerAt: 0,
    votedFrom: undefined,
    headStarts: headStartsOf(options, teams),
    active: first,
    first,
    idleTurns: 0,
    robberies: 0,
    players: seatsOf(teams.length).map((by) => newcomer(itemAt(teams, by))),
    loot: Array.from({ length: teams.length * box.money.length }, () => 0),
    supply: BOX.tokens,
    isLoose: false,
    weapons: decks.weapons,
    weaponsDiscard: [],
    filledWith: box.weapons,
    spread: decks.money,
    moneyDiscard: [],
    cowboys: decks.cowboys,
    cowboyDiscard: [],
    cowboysMayBe: (1 << box.cowboys.length) - 1,
    hired: NO_COWBOY,
    initiator: first,
    revealed: NOTHING,
    slot: NOTHING,
    actions: 0,
    shot: undefined,
    repeller: undefined,
    repelledWith: NO_CARDS,
    repelledStrength: 0,
    endedBy: undefined,
  };
}

/** `copies[kind]` cards of each kind, in order. */
function laidOut(copies: readonly number[]): number[] {
  const cards: number[] = [];
  for (let kind = 0; kind < copies.length; kind++) for (let n = copies[kind] as number; n > 0; n--) cards.push(kind);
  return cards;
}

const newcomer = (team: number): Player => ({
  team,
  hand: NO_CARDS,
  cowboy: NO_COWBOY,
  bail: 0,
  isSeen: false,
  mayBe: 0,
  gross: 0,
  debt: 0,
  part: 'none',
  acted: 0,
  vote: 'none',
  isAway: false,
  handAtRefill: NO_CARDS,
  draws: 0,
  drawnLow: NONE_LOW,
  drawnHigh: NONE_HIGH,
});
