import type { Money } from '../rules/box.ts';
import { type State, TAKEN } from '../rules/state.ts';
import { brawl } from './brawl.ts';
import { dying, gather, jailing, leaving, type Rider, riders } from './riders.ts';
import { rivalry, SPENT } from './worth.ts';

let count = 0;

/** What the present robbery may bring a team, beyond what lies on the table: for everybody's cards as they are in this deal. */
export function hopeOf(state: State, team: number): number {
  switch (state.phase) {
    case 'call':
    case 'pick':
      count = gather(state, state.initiator);
      return beforeTheCard(state, team);
    case 'face':
      count = gather(state, state.active);
      return ofCard(state, state.revealed, team);
    case 'shootout':
      count = gather(state, state.active);
      return brawl(state, state.revealed, team, count, 0, 0);
    case 'defend':
      count = gather(state, state.active);
      return underFire(state, team);
    case 'arming':
    case 'hire':
    case 'fine':
    case 'vote':
    case 'game-over':
      return 0;
  }
}

/** The mean over all cards that may be turned up: which they are, everybody can count. */
function beforeTheCard(state: State, team: number): number {
  const kinds = state.box.money.length;
  for (let money = 0; money < kinds; money++) copies[money] = 0;
  let cards = 0;
  for (let slot = 0; slot < state.spread.length; slot++) {
    const money = state.spread[slot] as Money;
    if (money === TAKEN) continue;
    copies[money] = (copies[money] ?? 0) + 1;
    cards += 1;
  }
  let hope = 0;
  for (let money = 0; money < kinds; money++) {
    const left = copies[money] ?? 0;
    if (left > 0) hope += left * ofCard(state, money, team);
  }
  return hope / cards;
}
const copies: number[] = Array.from({ length: 34 }, () => 0);

function ofCard(state: State, money: Money, team: number): number {
  const card = state.box.money[money];
  if (card === undefined) return 0;
  switch (card.kind) {
    case 'sheriff':
      return -sumOver(state, team, jailing);
    case 'dynamite':
      return -sumOver(state, team, dying);
    case 'indians':
    case 'stagecoach':
    case 'mail-car':
    case 'gold-train':
    case 'fort-knox':
      return faced(state, money, card.guards, team);
  }
}

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
  if (guards === 0) return brawl(state, money, team, count, 0, 0);
  const share = rivalry(state);
  let cost = 0;
  for (let i = 0; i < count; i++) {
    const rider = riders[i] as Rider;
    const sign = rider.team === team ? 1 : -share;
    const canRepel = rider.bullets >= guards && (rider.cap >= guards || !state.options.capAgainstGuards);
    if (canRepel) return cost - sign * SPENT * guards + brawl(state, money, team, count, i, guards);
    cost -= sign * rider.weight * leaving(rider);
  }
  return cost;
}

/** A target who can defend spends as much as the shot had; one who cannot rides or falls. */
function underFire(state: State, team: number): number {
  const target = riders[0] as Rider;
  const strength = state.shot?.strength ?? 0;
  const sign = target.team === team ? 1 : -rivalry(state);
  const isAnswered = target.bullets >= strength && target.cap >= strength;
  const after = brawl(state, state.revealed, team, count, isAnswered ? 0 : 1, isAnswered ? strength : 0);
  return after - sign * (isAnswered ? SPENT * strength : leaving(target));
}
