import { itemAt } from '@saloon/kernel';
import type { Money } from '../rules/box.ts';
import { type State, TAKEN } from '../rules/state.ts';
import { type Contender, contendersFrom, costOfDynamite, costOfLeaving, costOfSheriff } from './contenders.ts';
import { BULLET_SPENT, rivalWeight } from './player-value.ts';
import { shootoutValue } from './shootout-value.ts';

/** What the current robbery is worth to a team, beyond what it already owns, with all hands as dealt in this state. */
export function robberyValue(state: State, team: number): number {
  switch (state.phase) {
    case 'call':
    case 'pick':
      return meanOverCards(state, contendersFrom(state, state.initiator), team);
    case 'face':
      return valueOfCard(state, contendersFrom(state, state.active), state.revealed, team);
    case 'shootout':
      return shootoutValue(state, contendersFrom(state, state.active), state.revealed, team);
    case 'defend':
      return valueUnderFire(state, contendersFrom(state, state.active), team);
    case 'arming':
    case 'hire':
    case 'fine':
    case 'vote':
    case 'game-over':
      return 0;
  }
}

/** The mean over the money cards that may be revealed. Players can count which those are. */
function meanOverCards(state: State, contenders: readonly Contender[], team: number): number {
  const copies: number[] = state.box.money.map(() => 0);
  let cards = 0;
  for (const money of state.spread) {
    if (money === TAKEN) continue;
    copies[money] = (copies[money] ?? 0) + 1;
    cards += 1;
  }
  let sum = 0;
  for (let money = 0; money < copies.length; money++) {
    const left = copies[money] ?? 0;
    if (left > 0) sum += left * valueOfCard(state, contenders, money, team);
  }
  return sum / cards;
}

function valueOfCard(state: State, contenders: readonly Contender[], money: Money, team: number): number {
  const card = state.box.money[money];
  if (card === undefined) return 0;
  switch (card.kind) {
    case 'sheriff':
      return -sumOfCosts(state, contenders, team, costOfSheriff);
    case 'dynamite':
      return -sumOfCosts(state, contenders, team, costOfDynamite);
    case 'indians':
    case 'stagecoach':
    case 'mail-car':
    case 'gold-train':
    case 'fort-knox':
      return valueOfGuardedCard(state, contenders, money, card.guards, team);
  }
}

/** What the team pays, less the part of the rivals' costs that helps it. */
function sumOfCosts(
  state: State,
  contenders: readonly Contender[],
  team: number,
  cost: (contender: Contender) => number,
): number {
  const rivals = rivalWeight(state);
  let sum = 0;
  for (const contender of contenders) {
    sum += (contender.team === team ? 1 : -rivals) * contender.weight * cost(contender);
  }
  return sum;
}

/** Contenders face the guards in turn. The first who can repel them does; those before have left. */
function valueOfGuardedCard(
  state: State,
  contenders: readonly Contender[],
  money: Money,
  guards: number,
  team: number,
): number {
  if (guards === 0) return shootoutValue(state, contenders, money, team);
  const rivals = rivalWeight(state);
  let cost = 0;
  for (let i = 0; i < contenders.length; i++) {
    const contender = itemAt(contenders, i);
    const sign = contender.team === team ? 1 : -rivals;
    const canRepel = contender.bullets >= guards && (contender.cap >= guards || !state.options.capAgainstGuards);
    if (canRepel)
      return cost - sign * BULLET_SPENT * guards + shootoutValue(state, contenders.slice(i), money, team, guards);
    cost -= sign * contender.weight * costOfLeaving(contender);
  }
  return cost;
}

/** A target who can defend spends as many bullets as the shot; one who can't leaves. */
function valueUnderFire(state: State, contenders: readonly Contender[], team: number): number {
  const [target] = contenders;
  if (target === undefined) return 0;
  const strength = state.shot?.strength ?? 0;
  const sign = target.team === team ? 1 : -rivalWeight(state);
  if (target.bullets >= strength && target.cap >= strength) {
    const after = shootoutValue(state, contenders, state.revealed, team, strength);
    return after - sign * (BULLET_SPENT * strength);
  }
  return shootoutValue(state, contenders.slice(1), state.revealed, team) - sign * costOfLeaving(target);
}
