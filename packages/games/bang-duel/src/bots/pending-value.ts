import { type Seat, seat } from '@saloon/kernel';
import { IS_HIT, IS_MISS } from '../rules/cards/index.ts';
import { gearNamed } from '../rules/gear.ts';
import { handOf, kindOfHeld } from '../rules/hand.ts';
import { charAt, gearAt, healthAt, spotOf } from '../rules/spots.ts';
import { charOf, type Frame, NOBODY, opponentOf, ownerOf, type Spot, type State } from '../rules/state.ts';
import { HAND_WORTH } from './card-worth.ts';

/** What the current and waiting effects are worth to a seat. */
export function pendingValue(state: State, me: Seat): number {
  let sum = 0;
  for (let i = 0; i < state.stack.length; i++) {
    const frame = state.stack[i];
    if (frame !== undefined) sum += valueOfFrame(state, frame, me);
  }
  for (let i = 0; i < state.queue.length; i++) {
    const trigger = state.queue[i];
    if (trigger === undefined) continue;
    const isMine = trigger.owner === me;
    const worth = trigger.effect === 'draw' || trigger.effect === 'schultz' ? 0.65 : 0.8;
    sum += isMine ? worth : -worth;
  }
  return sum;
}

function valueOfFrame(state: State, frame: Frame, me: Seat): number {
  switch (frame.type) {
    case 'hit':
      return -sign(ownerOf(state, frame.focus), me) * hitCost(state, frame);
    case 'lose-health':
      return -sign(ownerOf(state, frame.focus), me) * frame.n;
    case 'shots':
    case 'indians': {
      let sum = 0;
      for (let n = frame.n; n < frame.list.length; n++) sum -= 0.8 * sign(ownerOf(state, frame.list[n] ?? 0), me);
      return (
        sum - (frame.type === 'indians' && frame.focus !== NOBODY ? 0.8 * sign(ownerOf(state, frame.focus), me) : 0)
      );
    }
    case 'duel':
      return valueOfDuel(state, frame, me);
    case 'wagon':
      return (sign(frame.by, me) * 2 * sumOf(frame.list)) / 3;
    case 'sundance':
      return (sign(frame.by, me) * sumOf(frame.list)) / 2;
    case 'store':
      return 0.2 * sign(seat(frame.n), me);
    default:
      return 0;
  }
}

const sign = (of: Seat, me: Seat): number => (of === me ? 1 : -1);

function sumOf(list: readonly number[]): number {
  let sum = 0;
  for (const held of list) sum += HAND_WORTH[kindOfHeld(held)] ?? 0;
  return sum;
}

/** The cost of canceling a hit: a miss card, any card against a Derringer, the surcharge, the Hat. */
const MISS = 0.65;
const ANY_CARD = 0.4;
const SURCHARGE = 0.4;
const HAT = 0.55;
/** A Barrel or Kid Curry cancels one hit in four for free. */
const REVEAL = 0.75;

/** What the hit costs the target's owner: the cheapest way out, or the health. */
function hitCost(state: State, { focus, src }: Frame): number {
  const owner = ownerOf(state, focus);
  const spot = spotOf(state, focus);
  const hand = handOf(state, owner);
  const extra = src?.needsSurcharge === true ? SURCHARGE : 0;
  let cost = lossCost(state, owner, spot);
  if (hand.length > (extra === 0 ? 0 : 1)) {
    if (src?.anyCardDodges === true) cost = Math.min(cost, ANY_CARD);
    else if (hasMiss(hand)) cost = Math.min(cost, MISS + extra);
  }
  const gear = gearAt(state, spot);
  if ((gear & HAT_GEAR) !== 0) cost = Math.min(cost, HAT + extra);
  return (gear & BARREL_GEAR) !== 0 || focus === KID ? REVEAL * cost : cost;
}
const [HAT_GEAR, BARREL_GEAR] = [gearNamed('hat'), gearNamed('barrel')];
const KID = charOf('kid-curry');

/** The cost of one health; the last one costs the character, but brings two cards and a replacement. */
function lossCost(state: State, owner: Seat, spot: Spot): number {
  if (healthAt(state, spot) > 1 || (state.reserve[owner]?.length ?? 0) > 0) return 1;
  return charAt(state, spot ^ 1) === NOBODY ? LAST : DEATH;
}
const DEATH = 2.4;
const LAST = 8;

function hasMiss(hand: readonly number[]): boolean {
  for (let i = 0; i < hand.length; i++) if (IS_MISS[kindOfHeld(hand[i] ?? 0)]) return true;
  return false;
}

/** The player with more hit cards wins. */
function valueOfDuel(state: State, frame: Frame, me: Seat): number {
  const turn = seat(frame.n);
  const [first, second] = [hitCards(state, turn), hitCards(state, opponentOf(turn))];
  return sign(turn, me) * (first > second ? 1 : -1);
}

function hitCards(state: State, by: Seat): number {
  const hand = handOf(state, by);
  let count = 0;
  for (let i = 0; i < hand.length; i++) if (IS_HIT[kindOfHeld(hand[i] ?? 0)]) count += 1;
  return count;
}
