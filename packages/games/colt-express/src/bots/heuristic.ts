import type { Seat } from '@saloon/kernel';
import { kindCount } from '../rules/cards.ts';
import { GUNSLINGER_BONUS, ROOF_REACH, ROUNDS } from '../rules/data.ts';
import { lootOf, playerScores, receivedBy } from '../rules/outcome.ts';
import { roundCardOf } from '../rules/round.ts';
import {
  BANDITS,
  type Bandit,
  carOf,
  isRoof,
  lootAt,
  OPEN,
  playerAt,
  type Spot,
  type State,
  spotAt,
} from '../rules/state.ts';
import { ALL_ACTIONS, abilityWorth } from './abilities.ts';
import { planAppeal } from './appeal.ts';
import { foresee } from './foresight.ts';
import { bestToken } from './tokens.ts';

/**
 * How well a seat stands, in dollars ahead of the others. What a good player knows: what the planned cards will do, how
 * far the loot is, who is ahead in shooting, and what every bullet in the deck costs. The numbers are tuned by matches in
 * the arena.
 */
export function evaluate(state: State, me: Seat): number {
  evaluateAll(state, STANDINGS);
  return STANDINGS[me] ?? 0;
}

/** The same for everybody: what the planned cards will do is foreseen once. */
export function evaluateAll(state: State, standings: number[]): void {
  const seats = state.players.length;
  const isOver = state.phase === 'game-over';
  if (isOver || state.round === 0) {
    for (let i = 0; i < seats; i++)
      standings[i] = isOver ? finalLead(state, i as Seat) : abilityWorth(state, i as Seat, ALL_ACTIONS);
    return;
  }
  const isRunning = state.phase !== 'taking' && state.pile.length > 0;
  const later = isRunning ? foresee(state) : state;
  const left = actionsLeft(state);
  lookAround(later);
  let total = 0;
  for (let i = 0; i < seats; i++) {
    const own = standing(later, i as Seat, left);
    ALONE[i] = own;
    total += own;
  }
  for (let i = 0; i < seats; i++) {
    const own = ALONE[i] as number;
    const others = (total - own) / (seats - 1);
    standings[i] = own + handWorth(state, i as Seat) - 0.5 * bestBut(i, seats) - 0.5 * others;
  }
}

/** Lists that serve all evaluations: each is used up at once. */
const STANDINGS: number[] = [];
const ALONE: number[] = [];

function bestBut(me: number, seats: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < seats; i++) if (i !== me) best = Math.max(best, ALONE[i] as number);
  return best;
}

/** The end is what counts: money, and a little for the place. */
function finalLead(state: State, me: Seat): number {
  const scores = playerScores(state);
  const own = scores.find(({ seat }) => seat === me);
  if (own === undefined) return 0;
  const rivals = scores.filter(({ seat }) => seat !== me).map(({ total }) => total);
  const mean = rivals.reduce((sum, total) => sum + total, 0) / rivals.length;
  return own.total - 0.5 * Math.max(...rivals) - 0.5 * mean + (own.rank === 1 ? WINNING : 0);
}
const WINNING = 250;

/** About how many actions everybody still has: the turns to come in this round, and some in each round after it. */
function actionsLeft(state: State): number {
  const ofThisRound = state.phase === 'planning' ? roundCardOf(state).turns.length - state.turn : 0;
  return ofThisRound + ACTIONS_A_ROUND * (ROUNDS - state.round);
}
const ACTIONS_A_ROUND = 4;

/** Loot, the chance of the gunslinger's bonus, loot within reach and the own ability, less what the bullets will cost. */
function standing(state: State, by: Seat, left: number): number {
  const bonus = GUNSLINGER_BONUS * chanceOfBonus(state, by, left);
  const toCome = prospects(state, by, left) + abilityWorth(state, by, left);
  return lootOf(state, by) + bonus + toCome - BULLET_COST * receivedBy(state, by) * left;
}
const BULLET_COST = 10;

/** Everybody who fires most gets it, so a tie is as good as a lead. */
function chanceOfBonus(state: State, by: Seat, left: number): number {
  const { fired } = playerAt(state, by);
  let chance = 1;
  for (let other = 0; other < state.players.length; other++) {
    if (other === by) continue;
    const ahead = (fired - playerAt(state, other as Seat).fired + 0.4) * (4 / (2 + left));
    chance *= 0.5 + (0.5 * ahead) / (0.6 + Math.abs(ahead));
  }
  return chance;
}

/** The best loot for each bandit, by how many cards away it is. */
function prospects(state: State, by: Seat, left: number): number {
  let worth = 0;
  for (let bandit = 0; bandit < BANDITS; bandit++)
    if (state.owner[bandit] === by) worth += prospectOf(state, bandit, left);
  return worth;
}

/** Where loot lies, and what the best of it is worth: the same for every bandit, so it is looked at once. */
const SIGHTS = { count: 0, spots: [] as Spot[], worths: [] as number[] };

function lookAround(state: State): void {
  let count = 0;
  for (let spot = 0; spot < state.loot.length; spot++) {
    const loot = lootAt(state, spot);
    if (loot === 0) continue;
    const isGuarded = !isRoof(spot) && carOf(spot) === state.marshal;
    SIGHTS.spots[count] = spot;
    SIGHTS.worths[count] = bestToken(loot) * (isGuarded ? 0.25 : 1);
    count += 1;
  }
  SIGHTS.count = count;
}

function prospectOf(state: State, bandit: Bandit, left: number): number {
  const { count, spots, worths } = SIGHTS;
  const from = SPOTS * spotAt(state, bandit);
  let best = 0;
  for (let i = 0; i < count; i++) {
    const cards = 1 + (STEPS[from + (spots[i] as Spot)] as number);
    if (cards > left) continue;
    best = Math.max(best, (worths[i] as number) / (1 + cards));
  }
  return NEARNESS * best;
}
const NEARNESS = 0.95;

/** How many cards it takes from one place to another, in a straight way. */
function steps(from: Spot, to: Spot): number {
  const cars = Math.abs(carOf(from) - carOf(to));
  const alongRoofs = Math.ceil(cars / ROOF_REACH);
  if (isRoof(from) && isRoof(to)) return alongRoofs;
  if (isRoof(from) !== isRoof(to)) return 1 + Math.min(cars, alongRoofs);
  return Math.min(cars, 2 + alongRoofs);
}

/** Asked for everywhere in every search: each way is counted once. The longest train has six cars and the locomotive. */
const SPOTS = 14;
const STEPS: readonly number[] = Array.from({ length: SPOTS * SPOTS }, (_, way) =>
  steps(Math.floor(way / SPOTS), way % SPOTS),
);

/** Different cards in hand are choices, while there are turns to use them in; so are a free card and cards that are kept. */
function handWorth(state: State, me: Seat): number {
  const { hand, choice } = playerAt(state, me);
  if (state.phase === 'planning') {
    const turns = roundCardOf(state).turns.length - state.turn;
    return CHOICE_WORTH * Math.min(kindCount(hand), turns + 1);
  }
  if (choice === OPEN) return 0;
  if (state.phase === 'taking') return CHOICE_WORTH * planAppeal(state, me, choice);
  return state.phase === 'keeping' ? KEPT_WORTH * kindCount(choice) : 0;
}
const CHOICE_WORTH = 22;
const KEPT_WORTH = 15;
