import type { Seat } from '@saloon/kernel';
import type { Money } from './box.ts';
import { countOf, MUSTANG, sumOf } from './cards.ts';
import {
  canGo,
  capOf,
  netOf,
  type Player,
  playerAt,
  type State,
  seatAfter,
  TAKEN,
  targetOf,
  totalOf,
} from './state.ts';
import { COWBOY, HORSE, rivalry, THOUSANDS } from './worth.ts';

/** Somebody who is in, or may still join, as far as a guess goes. */
type Rider = { team: number; bullets: number; cap: number; hasHorse: boolean; net: number; weight: number };

/** How likely somebody who has not declared yet is to join. */
const MAY_JOIN = 0.9;
/** Whoever has no bullets may still draw some. */
const SPARE = 2;
/** What winning the game with this loot is worth beyond the loot. */
const DECISIVE = 600;

const riders: Rider[] = Array.from({ length: 9 }, () => ({
  team: 0,
  bullets: 0,
  cap: 0,
  hasHorse: false,
  net: 0,
  weight: 0,
}));
let count = 0;

/** What the present robbery may bring a team, beyond what lies on the table: for everybody's cards as they are in this deal. */
export function hopeOf(state: State, team: number): number {
  switch (state.phase) {
    case 'call':
    case 'pick':
      gather(state, state.initiator);
      return beforeTheCard(state, team);
    case 'face':
      gather(state, state.active);
      return ofCard(state, state.revealed, team);
    case 'shootout':
      gather(state, state.active);
      return fight(state, state.revealed, team);
    case 'defend':
      return underFire(state, team);
    case 'arming':
    case 'hire':
    case 'fine':
    case 'vote':
    case 'game-over':
      return 0;
  }
}

/** Everybody who is in, clockwise from a seat, and those who have not declared yet. */
function gather(state: State, first: Seat): void {
  count = 0;
  let by = first;
  do {
    const player = playerAt(state, by);
    const isUndecided = state.phase === 'call' && player.part === 'none' && canGo(player);
    if (player.part === 'in' || isUndecided) seatRider(state, player, isUndecided ? MAY_JOIN : 1);
    by = seatAfter(state, by);
  } while (by !== first);
}

function seatRider(state: State, player: Player, weight: number): void {
  const rider = riders[count++] as Rider;
  rider.team = player.team;
  rider.bullets = sumOf(player.hand);
  rider.cap = capOf(state, player);
  rider.hasHorse = countOf(player.hand, MUSTANG) > 0;
  rider.net = netOf(player);
  rider.weight = weight;
}

/** The mean over all cards that may be turned up: which they are, everybody can count. */
function beforeTheCard(state: State, team: number): number {
  const kinds = state.box.money.length;
  left.fill(0, 0, kinds);
  let cards = 0;
  for (let slot = 0; slot < state.spread.length; slot++) {
    const money = state.spread[slot] as Money;
    if (money === TAKEN) continue;
    left[money] = (left[money] ?? 0) + 1;
    cards += 1;
  }
  let hope = 0;
  for (let money = 0; money < kinds; money++) {
    const copies = left[money] ?? 0;
    if (copies > 0) hope += copies * ofCard(state, money, team);
  }
  return hope / cards;
}
const left: number[] = Array.from({ length: 34 }, () => 0);

function ofCard(state: State, money: Money, team: number): number {
  const card = state.box.money[money];
  if (card === undefined) return 0;
  switch (card.kind) {
    case 'sheriff':
      return sumOver(state, team, fined);
    case 'dynamite':
      return sumOver(state, team, killed);
    case 'indians':
    case 'stagecoach':
    case 'mail-car':
    case 'gold-train':
    case 'fort-knox':
      return faced(state, money, card.guards, team);
  }
}

const fined = ({ net }: Rider): number => (net > 0 ? -THOUSANDS : -COWBOY);
const killed = (): number => -COWBOY;

/** The team's part in something that befalls everybody. */
function sumOver(state: State, team: number, cost: (rider: Rider) => number): number {
  const share = rivalry(state);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const rider = riders[i] as Rider;
    sum += (rider.team === team ? 1 : -share) * rider.weight * cost(rider);
  }
  return sum;
}

/** One after another faces them; the first who can repel them does, and those before are gone. */
function faced(state: State, money: Money, guards: number, team: number): number {
  if (guards === 0) return fight(state, money, team);
  const share = rivalry(state);
  let cost = 0;
  for (let i = 0; i < count; i++) {
    const rider = riders[i] as Rider;
    const sign = rider.team === team ? 1 : -share;
    const canRepel = rider.bullets >= guards && (rider.cap >= guards || !state.options.capAgainstGuards);
    if (canRepel) return cost - sign * 4 * guards + fight(state, money, team, i, guards);
    cost -= sign * rider.weight * (rider.hasHorse ? HORSE : COWBOY);
  }
  return cost;
}

/** The chance that the team takes the loot, from rider `from` on, who has spent bullets on the guards; and what the fight may cost. */
function fight(state: State, money: Money, team: number, from = 0, spent = 0): number {
  const units = state.box.units[money] ?? 0;
  if (units === 0) return 0;
  power.fill(0);
  for (let i = from; i < count; i++) {
    const rider = riders[i] as Rider;
    const bullets = rider.bullets - (i === from ? spent : 0);
    power[rider.team] = (power[rider.team] ?? 0) + rider.weight * (bullets + SPARE + 0.3 * rider.cap);
  }
  const share = rivalry(state);
  const target = targetOf(state.options);
  let squares = 0;
  for (let one = 0; one < 3; one++) squares += (power[one] ?? 0) * (power[one] ?? 0);
  let worth = 0;
  for (let one = 0; one < 3; one++) {
    const strength = power[one] ?? 0;
    if (strength === 0) continue;
    const wins = totalOf(state, one) + units >= target ? DECISIVE : 0;
    const chance = (strength * strength) / squares;
    chances[one] = chance;
    worth += (one === team ? 1 : -share) * chance * (THOUSANDS * units + wins);
  }
  for (let i = from; i < count; i++) {
    const rider = riders[i] as Rider;
    const danger = 0.25 * (1 - (chances[rider.team] ?? 0)) * rider.weight;
    worth -= (rider.team === team ? 1 : -share) * danger * (rider.hasHorse ? HORSE : COWBOY);
  }
  return worth;
}
const power: number[] = [0, 0, 0];
const chances: number[] = [0, 0, 0];

/** A target who can defend spends as much as the shot had; one who cannot rides or falls. */
function underFire(state: State, team: number): number {
  gather(state, state.active);
  const target = riders[0] as Rider;
  const strength = state.shot?.strength ?? 0;
  const sign = target.team === team ? 1 : -rivalry(state);
  if (target.bullets >= strength && target.cap >= strength) {
    target.bullets -= strength;
    return fight(state, state.revealed, team) - sign * 4 * strength;
  }
  return fight(state, state.revealed, team, 1) - sign * (target.hasHorse ? HORSE : COWBOY);
}
