import type { Seat } from '@saloon/kernel';
import { kindCount } from '../rules/cards.ts';
import { GUNSLINGER_BONUS, MAX_SEATS, ROOF_REACH, ROUNDS } from '../rules/data.ts';
import { lootOf, playerScores, receivedBy } from '../rules/outcome.ts';
import { roundCardOf } from '../rules/round.ts';
import {
  BANDITS,
  type Bandit,
  carOf,
  isMarshalAt,
  isRoof,
  lootAt,
  OPEN,
  playerAt,
  type Spot,
  type State,
  spotAt,
} from '../rules/state.ts';
import { ALL_ACTIONS, abilityWorth } from './ability-worth.ts';
import { planPrior } from './move-priors.ts';
import { simulateHeist } from './simulate-heist.ts';
import { bestToken } from './token-worth.ts';

// All weights in this file are tuned by matches in the arena.
const ACTIONS_PER_ROUND = 4;
const WIN_BONUS = 250;
const BULLET_COST = 10;
const REACH_FACTOR = 0.95;
const MARSHAL_FACTOR = 0.25;
const CARD_KIND_WORTH = 22;
const KEPT_KIND_WORTH = 15;

/**
 * How far a seat is ahead of the others, in dollars. It counts what the planned cards will do, loot within reach, the
 * race for the gunslinger's bonus, and the cost of bullets in the deck.
 */
export function evaluate(state: State, me: Seat): number {
  const standings: number[] = [];
  evaluateAll(state, standings);
  return standings[me] ?? 0;
}

/** The same for every seat, with one simulation of the heist for all of them. */
export function evaluateAll(state: State, standings: number[]): void {
  const seats = state.players.length;
  if (state.phase === 'game-over' || state.round === 0) {
    for (let i = 0; i < seats; i++) standings[i] = leadWithoutRound(state, i as Seat);
    return;
  }
  const isHeistAhead = state.phase !== 'taking' && state.pile.length > 0;
  const later = isHeistAhead ? simulateHeist(state) : state;
  const left = actionsLeft(state);
  const loot = lootSpots(later);
  const wealth: number[] = [];
  for (let i = 0; i < seats; i++) wealth.push(expectedWealth(later, i as Seat, left, loot));
  const total = wealth.reduce((sum, own) => sum + own, 0);
  for (let i = 0; i < seats; i++) {
    const own = wealth[i] as number;
    const others = (total - own) / (seats - 1);
    standings[i] = own + handWorth(state, i as Seat) - 0.5 * bestOther(wealth, i) - 0.5 * others;
  }
}

const leadWithoutRound = (state: State, me: Seat): number =>
  state.phase === 'game-over' ? finalLead(state, me) : abilityWorth(state, me, ALL_ACTIONS);

function bestOther(wealth: readonly number[], me: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < wealth.length; i++) if (i !== me) best = Math.max(best, wealth[i] as number);
  return best;
}

function finalLead(state: State, me: Seat): number {
  const scores = playerScores(state);
  const own = scores.find(({ seat }) => seat === me);
  if (own === undefined) return 0;
  const rivals = scores.filter(({ seat }) => seat !== me).map(({ total }) => total);
  const mean = rivals.reduce((sum, total) => sum + total, 0) / rivals.length;
  return own.total - 0.5 * Math.max(...rivals) - 0.5 * mean + (own.rank === 1 ? WIN_BONUS : 0);
}

/** About how many actions each player still has. */
function actionsLeft(state: State): number {
  const inThisRound = state.phase === 'planning' ? roundCardOf(state).turns.length - state.turn : 0;
  return inThisRound + ACTIONS_PER_ROUND * (ROUNDS - state.round);
}

function expectedWealth(state: State, by: Seat, left: number, loot: readonly LootSpot[]): number {
  const bonus = GUNSLINGER_BONUS * bonusChance(state, by, left);
  const toCome = lootInReach(state, by, left, loot) + abilityWorth(state, by, left);
  return lootOf(state, by) + bonus + toCome - BULLET_COST * receivedBy(state, by) * left;
}

/** CE-END-3: tied players all get the bonus, so a tie counts as a lead. */
function bonusChance(state: State, by: Seat, left: number): number {
  const { fired } = playerAt(state, by);
  let chance = 1;
  for (let other = 0; other < state.players.length; other++) {
    if (other === by) continue;
    const ahead = (fired - playerAt(state, other as Seat).fired + 0.4) * (4 / (2 + left));
    chance *= 0.5 + (0.5 * ahead) / (0.6 + Math.abs(ahead));
  }
  return chance;
}

type LootSpot = { readonly spot: Spot; readonly worth: number };

function lootSpots(state: State): LootSpot[] {
  const spots: LootSpot[] = [];
  for (let spot = 0; spot < state.loot.length; spot++) {
    const loot = lootAt(state, spot);
    if (loot !== 0) spots.push({ spot, worth: bestToken(loot) * (isMarshalAt(state, spot) ? MARSHAL_FACTOR : 1) });
  }
  return spots;
}

function lootInReach(state: State, by: Seat, left: number, loot: readonly LootSpot[]): number {
  let worth = 0;
  for (let bandit = 0; bandit < BANDITS; bandit++)
    if (state.owner[bandit] === by) worth += bestLootFor(state, bandit, left, loot);
  return worth;
}

/** The best loot for a bandit, by how many cards it takes to get it. */
function bestLootFor(state: State, bandit: Bandit, left: number, loot: readonly LootSpot[]): number {
  const distances = DISTANCES[spotAt(state, bandit)] as readonly number[];
  let best = 0;
  for (const { spot, worth } of loot) {
    const cards = 1 + (distances[spot] as number);
    if (cards <= left) best = Math.max(best, worth / (1 + cards));
  }
  return REACH_FACTOR * best;
}

/** How many cards it takes to get from one spot to another. */
function distance(from: Spot, to: Spot): number {
  const cars = Math.abs(carOf(from) - carOf(to));
  const alongRoofs = Math.ceil(cars / ROOF_REACH);
  if (isRoof(from) && isRoof(to)) return alongRoofs;
  if (isRoof(from) !== isRoof(to)) return 1 + Math.min(cars, alongRoofs);
  return Math.min(cars, 2 + alongRoofs);
}

/** The longest train has a wagon for each player and the locomotive. */
const ALL_SPOTS: readonly Spot[] = Array.from({ length: 2 * (MAX_SEATS + 1) }, (_, spot) => spot);
const DISTANCES: readonly (readonly number[])[] = ALL_SPOTS.map((from) => ALL_SPOTS.map((to) => distance(from, to)));

/** Different cards in hand are options for later turns. So are a free card and kept cards. */
function handWorth(state: State, me: Seat): number {
  const { hand, choice } = playerAt(state, me);
  if (state.phase === 'planning') {
    const turns = roundCardOf(state).turns.length - state.turn;
    return CARD_KIND_WORTH * Math.min(kindCount(hand), turns + 1);
  }
  if (choice === OPEN) return 0;
  if (state.phase === 'taking') return CARD_KIND_WORTH * planPrior(state, me, choice);
  return state.phase === 'keeping' ? KEPT_KIND_WORTH * kindCount(choice) : 0;
}
