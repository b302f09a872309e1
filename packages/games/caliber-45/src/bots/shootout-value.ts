import { itemAt } from '@saloon/kernel';
import type { Money } from '../rules/box.ts';
import { MAX_TEAMS } from '../rules/data.ts';
import { type State, targetOf, totalOf } from '../rules/state.ts';
import { type Contender, costOfLeaving } from './contenders.ts';
import { rivalWeight, THOUSANDS } from './player-value.ts';
import { playOut } from './shootout-play.ts';

/** What winning the game with this loot is worth on top of the loot. */
const DECISIVE = 600;

/**
 * What a shootout over a loot card is worth to a team. The first contender has the turn and has spent `spent` bullets on
 * the guards. Half of the estimate compares arms, the other half plays the shootout out: arms alone ignore whose turn it
 * is, and a single line of play is rarely the real one.
 */
export function shootoutValue(
  state: State,
  contenders: readonly Contender[],
  money: Money,
  team: number,
  spent = 0,
): number {
  const units = state.box.units[money] ?? 0;
  if (units === 0) return 0;
  const rivals = rivalWeight(state);
  const goal = targetOf(state.options);
  const signs: number[] = [];
  const prizes: number[] = [];
  for (let one = 0; one < MAX_TEAMS; one++) {
    const isDecisive = totalOf(state, one) + units >= goal;
    const sign = one === team ? 1 : -rivals;
    signs.push(sign);
    prizes.push(sign * (THOUSANDS * units + (isDecisive ? DECISIVE : 0)));
  }
  return 0.5 * valueByArms(contenders, signs, prizes, spent) + 0.5 * playOut(contenders, signs, prizes, spent);
}

/** Added to each cap: a player without bullets may still draw some. */
const SPARE = 2;
/** What a bullet above the cap counts: it is for a second shot. */
const ABOVE_CAP = 0.3;
const FIRST_TURN = 1.2;
/** The probability that a player of a losing team is shot. */
const DANGER = 0.25;

function sharesOfCubes([a = 0, b = 0, c = 0]: readonly number[]): readonly number[] {
  const sum = a * a * a + b * b * b + c * c * c;
  return [(a * a * a) / sum, (b * b * b) / sum, (c * c * c) / sum];
}

/** A team's chance grows with the cube of its strength. */
function valueByArms(
  contenders: readonly Contender[],
  signs: readonly number[],
  prizes: readonly number[],
  spent: number,
): number {
  const strengths = [0, 0, 0];
  for (let i = 0; i < contenders.length; i++) {
    const { bullets, cap, weight, team } = itemAt(contenders, i);
    const left = bullets - (i === 0 ? spent : 0);
    const usable = left <= cap ? left : cap + ABOVE_CAP * (left - cap);
    strengths[team] = (strengths[team] ?? 0) + weight * (i === 0 ? FIRST_TURN : 1) * (usable + SPARE + cap);
  }
  const chances = sharesOfCubes(strengths);
  let value = 0;
  for (let team = 0; team < MAX_TEAMS; team++) value += itemAt(chances, team) * itemAt(prizes, team);
  for (const contender of contenders) {
    const danger = DANGER * (1 - itemAt(chances, contender.team)) * contender.weight;
    value -= itemAt(signs, contender.team) * danger * costOfLeaving(contender);
  }
  return value;
}
