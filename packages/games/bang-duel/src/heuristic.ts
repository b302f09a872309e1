import { type Seat, seat } from '@saloon/kernel';
import { handLimit } from './abilities.ts';
import { HAND_WORTH, worthOfGear } from './card-worth.ts';
import { IS_HIT, IS_MISS } from './cards/index.ts';
import { handOf, kindOfHeld } from './hand.ts';
import { apOf, charAt, gearAt, healthAt } from './spots.ts';
import { type Frame, MAX_HEALTH, NOBODY, opponentOf, ownerOf, type State } from './state.ts';

/**
 * How well a seat stands, from 0 (lost) to 1 (won): the health and characters left, what hands and equipment are worth,
 * and what is under way: a shot that is being answered costs its target a health or a miss, one way or the other.
 */
export function evaluate(state: State, me: Seat): number {
  const { ending } = state;
  if (ending !== undefined) return ending.winner === undefined ? 0.5 : ending.winner === me ? 1 : 0;
  if (state.phase === 'setup') return 0.5 + apShape(state, me);
  const ahead = standing(state, me) - standing(state, opponentOf(me)) + underWay(state, me);
  return 0.5 + (0.5 * ahead) / (CLOSE + Math.abs(ahead));
}

/** A lead of so many health is half of all. */
const CLOSE = 12;
/** A living character beyond its health: its ability, and one more to be killed. */
const ALIVE = 2.2;
const IN_RESERVE = ALIVE + 3.4;
/** The AP takes most of the shots, and its health is the hand limit. */
const AP_HEALTH = 0.12;
/** A card beyond the hand limit is only worth something if it is played this turn. */
const BEYOND_LIMIT = 0.45;

/** Setup: the healthier of the two takes the shots. */
function apShape(state: State, me: Seat): number {
  const token = state.token[me] ?? -1;
  return token === -1 ? 0 : 0.01 * (MAX_HEALTH[charAt(state, 2 * me + token)] ?? 0);
}

function standing(state: State, by: Seat): number {
  const ap = apOf(state, by);
  let sum = IN_RESERVE * (state.reserve[by]?.length ?? 0);
  for (let spot = 2 * by; spot < 2 * by + 2; spot++) {
    const health = healthAt(state, spot);
    if (charAt(state, spot) === NOBODY || health === 0) continue;
    sum += ALIVE + health + worthOfGear(gearAt(state, spot), spot === ap);
    if (spot === ap) sum += AP_HEALTH * health;
  }
  return sum + handWorth(state, by);
}

function handWorth(state: State, by: Seat): number {
  const hand = handOf(state, by);
  let sum = 0;
  for (let i = 0; i < hand.length; i++) sum += HAND_WORTH[kindOfHeld(hand[i] ?? 0)] ?? 0;
  const limit = handLimit(state, by);
  const beyond = hand.length - limit;
  return beyond > 0 && by === state.active ? (sum * (limit + BEYOND_LIMIT * beyond)) / hand.length : sum;
}

/** What the effects under way and those that wait are worth to me. */
function underWay(state: State, me: Seat): number {
  let sum = 0;
  for (let i = 0; i < state.stack.length; i++) {
    const frame = state.stack[i];
    if (frame !== undefined) sum += worthOfFrame(state, frame, me);
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

function worthOfFrame(state: State, frame: Frame, me: Seat): number {
  switch (frame.type) {
    case 'hit':
      return -sign(ownerOf(state, frame.focus), me) * shotWorth(state, ownerOf(state, frame.focus));
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
      return duelWorth(state, frame, me);
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

/** Somebody with a miss gives that, somebody without loses the health. */
function shotWorth(state: State, owner: Seat): number {
  const hand = handOf(state, owner);
  for (let i = 0; i < hand.length; i++) if (IS_MISS[kindOfHeld(hand[i] ?? 0)]) return 0.85;
  return 1;
}

/** Whoever has more hit cards wins it; each gives as many as the other has. */
function duelWorth(state: State, frame: Frame, me: Seat): number {
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
