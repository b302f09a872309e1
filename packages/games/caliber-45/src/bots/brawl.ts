import type { Money } from '../rules/box.ts';
import { type State, targetOf, totalOf } from '../rules/state.ts';
import { leaving, type Rider, riders } from './riders.ts';
import { rivalry, SPENT, THOUSANDS } from './worth.ts';

/** What winning the game with this loot is worth beyond the loot. */
const DECISIVE = 600;

/**
 * What a shootout over a loot card may bring a team, among riders `from` to `count`, of whom the first has the turn and
 * has spent bullets on the guards. Half of the guess is the weight of arms, the other half plays the shootout on: arms
 * alone say nothing of whose turn it is, and one line of play is seldom the true one.
 */
export function brawl(state: State, money: Money, team: number, count: number, from: number, spent: number): number {
  const units = state.box.units[money] ?? 0;
  if (units === 0) return 0;
  share = rivalry(state);
  const goal = targetOf(state.options);
  for (let one = 0; one < 3; one++) {
    const isDecisive = totalOf(state, one) + units >= goal;
    prize[one] = (one === team ? 1 : -share) * (THOUSANDS * units + (isDecisive ? DECISIVE : 0));
  }
  return 0.5 * byArms(team, count, from, spent) + 0.5 * byPlay(team, count, from, spent);
}
const prize: number[] = [0, 0, 0];
let share = 1;

/** Whoever has no bullets may still draw some. */
const SPARE = 2;
/** Bullets above the cap are for a second shot. */
const ABOVE_CAP = 0.3;
const FIRST_TURN = 1.2;
/** So likely somebody of a side that loses is shot at. */
const DANGER = 0.25;

/** Each side's chance grows with the cube of what its riders bring. */
function byArms(team: number, count: number, from: number, spent: number): number {
  power[0] = power[1] = power[2] = 0;
  for (let i = from; i < count; i++) {
    const { bullets, cap, weight, team: side } = riders[i] as Rider;
    const left = bullets - (i === from ? spent : 0);
    const usable = left <= cap ? left : cap + ABOVE_CAP * (left - cap);
    power[side] = (power[side] as number) + weight * (i === from ? FIRST_TURN : 1) * (usable + SPARE + cap);
  }
  let sum = 0;
  for (let one = 0; one < 3; one++) {
    const strength = power[one] as number;
    power[one] = strength * strength * strength;
    sum += power[one] as number;
  }
  let worth = 0;
  for (let one = 0; one < 3; one++) {
    power[one] = (power[one] as number) / sum;
    worth += (power[one] as number) * (prize[one] as number);
  }
  for (let i = from; i < count; i++) {
    const rider = riders[i] as Rider;
    const danger = DANGER * (1 - (power[rider.team] as number)) * rider.weight;
    worth -= (rider.team === team ? 1 : -share) * danger * leaving(rider);
  }
  return worth;
}
const power: number[] = [0, 0, 0];

/** Turns that are played on before the rest is left to arms. */
const TURNS = 14;
/** A shot that the target may answer is worth trying from this strength on; below it one arms. */
const WORTH_TRYING = 5;
/** The bullets of a card that is drawn, on average. */
const DRAWN = 2.4;

/** Each in turn shoots at the lowest cap, as hard as that needs and the own cap allows, or draws. */
function byPlay(team: number, count: number, from: number, spent: number): number {
  for (let i = from; i < count; i++) {
    bullets[i] = (riders[i] as Rider).bullets;
    cards[i] = (riders[i] as Rider).cards;
    isIn[i] = true;
  }
  if (spent > 0) spend(from, spent);
  let worth = 0;
  let turn = from;
  for (let left = TURNS; left > 0; left--) {
    const target = targetOfTurn(turn, count, from);
    if (target < 0) return worth + (prize[(riders[turn] as Rider).team] as number);
    const shooter = riders[turn] as Rider;
    const victim = riders[target] as Rider;
    const sign = shooter.team === team ? 1 : -share;
    const most = answerOf(target);
    const strength = Math.min(reachOf(turn), most + 1);
    if (strength <= most && strength < WORTH_TRYING) {
      bullets[turn] = (bullets[turn] as number) + DRAWN;
      cards[turn] = (cards[turn] as number) + 1;
      worth += sign * SPENT * DRAWN;
      turn = nextAfter(turn, count, from);
      continue;
    }
    const cost = victim.team === team ? 1 : -share;
    worth -= sign * SPENT * spend(turn, strength);
    if (strength <= most && (bullets[target] as number) >= strength) {
      worth -= cost * SPENT * spend(target, strength);
      turn = target;
    } else {
      worth -= cost * leaving(victim);
      isIn[target] = false;
      turn = nextAfter(target, count, from);
    }
  }
  return worth + byHeads(count, from);
}
const bullets: number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const cards: number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const isIn: boolean[] = [false, false, false, false, false, false, false, false, false];

/** Whole cards are spent, as if all of them were alike: who has one card has one shot. Answers how many bullets went. */
function spend(i: number, strength: number): number {
  const held = bullets[i] as number;
  const count = cards[i] as number;
  const each = held / count;
  const used = Math.ceil(strength / each);
  if (used < count) {
    bullets[i] = held - used * each;
    cards[i] = count - used;
  } else {
    bullets[i] = 0;
    cards[i] = 0;
  }
  return held - (bullets[i] as number);
}

const reachOf = (i: number): number => Math.min(bullets[i] as number, (riders[i] as Rider).cap);
/** The strongest shot this one could answer, by what others can tell. */
const answerOf = (i: number): number => ((bullets[i] as number) === 0 ? 0 : (riders[i] as Rider).cap);

/** Whom a sure shot hits, then the lowest cap; of two alike the one before the shooter, who then has the turn again (C45-SHOOT-11). */
function targetOfTurn(turn: number, count: number, from: number): number {
  const { team } = riders[turn] as Rider;
  const reach = reachOf(turn);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = from; i < count; i++) {
    if (!isIn[i] || (riders[i] as Rider).team === team) continue;
    const most = answerOf(i);
    const hardness = most - (reach > most ? 20 : 0) - (nextAfter(i, count, from) === turn ? 0.5 : 0);
    if (hardness < least) [best, least] = [i, hardness];
  }
  return best;
}

function nextAfter(i: number, count: number, from: number): number {
  let next = i;
  do next = next + 1 === count ? from : next + 1;
  while (!isIn[next] && next !== i);
  return next;
}

/** The loot, by what each of those left brings. */
function byHeads(count: number, from: number): number {
  let sum = 0;
  let worth = 0;
  for (let i = from; i < count; i++) {
    if (!isIn[i]) continue;
    const part = (bullets[i] as number) + (riders[i] as Rider).cap;
    sum += part;
    worth += part * (prize[(riders[i] as Rider).team] as number);
  }
  return worth / sum;
}
