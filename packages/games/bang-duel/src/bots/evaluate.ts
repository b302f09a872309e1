import { type Seat, seat } from '@saloon/kernel';
import { handLimit } from '../rules/abilities.ts';
import { CHARACTERS, type CharacterId } from '../rules/data.ts';
import { handOf, kindOfHeld } from '../rules/hand.ts';
import { apOf, charAt, gearAt, healthAt } from '../rules/spots.ts';
import { MAX_HEALTH, NOBODY, opponentOf, type State } from '../rules/state.ts';
import { HAND_WORTH, worthOfGear } from './card-worth.ts';
import { pendingValue } from './pending-value.ts';

/**
 * How well a seat stands, from 0 (lost) to 1 (won): remaining health and characters, the values of hands and equipment, and
 * pending effects, since a shot costs its target a health or a miss.
 */
export function evaluate(state: State, me: Seat): number {
  const { ending } = state;
  if (ending !== undefined) return ending.winner === undefined ? 0.5 : ending.winner === me ? 1 : 0;
  if (state.phase === 'setup') return 0.5 + apPreference(state, me);
  const own = standing(state, me);
  const theirs = standing(state, opponentOf(me));
  const ahead = own - theirs + pendingValue(state, me);
  return 0.5 + (0.5 * ahead) / (EVEN_LEAD + LEAD_BY_STANDING * Math.min(own, theirs) + Math.abs(ahead));
}

/** The values of the two players add up to 1, except in the setup. */
export function evaluateAll(state: State, standings: number[]): void {
  const isSetup = state.phase === 'setup';
  const first = evaluate(state, FIRST);
  standings[0] = first;
  standings[1] = isSetup ? evaluate(state, SECOND) : 1 - first;
}
const [FIRST, SECOND] = [seat(0), seat(1)];

/** The lead that counts as half a win: `EVEN_LEAD` health, and more while much is left to lose. */
const EVEN_LEAD = 8;
const LEAD_BY_STANDING = 0.33;
/** The value of a living character on top of its health. */
const ALIVE = 2.6;
const IN_RESERVE = 5.3;
/** Adjusts `ALIVE` by the value of the ability. */
const ABILITY: Readonly<Partial<Record<CharacterId, number>>> = {
  'tom-horn': 0.6,
  django: 0.5,
  'dalton-brothers': 0.4,
  'sundance-kid': 0.3,
  'wyatt-earp': 0.2,
  'alan-pinkerton': 0.2,
  'kid-curry': 0.2,
  stranger: -0.2,
  'annie-oakley': -0.2,
  'wesley-hardin': -0.2,
  'wild-bill': -0.3,
  'tex-willer': -0.3,
  'jack-ransom': -0.5,
};
const ALIVE_WORTH: Float64Array = Float64Array.from(CHARACTERS, (id) => ALIVE + (ABILITY[id] ?? 0));
/** The AP takes most shots, so its last health counts less. */
const LAST_HEALTH = -0.4;
/**
 * The average value of a card, counted for the two cards of the next draw: added before it and subtracted after it, so
 * that ending a turn doesn't change the evaluation.
 */
const TO_DRAW = 0.61;
/** A card beyond the hand limit has to be played this turn. */
const BEYOND_LIMIT = 0.08;
const TO_BE_DISCARDED = 0.4;

/** Setup: prefers the character with more health as AP. */
function apPreference(state: State, me: Seat): number {
  const token = state.token[me] ?? -1;
  return token === -1 ? 0 : 0.01 * (MAX_HEALTH[charAt(state, 2 * me + token)] ?? 0);
}

function standing(state: State, by: Seat): number {
  const ap = apOf(state, by);
  let sum = IN_RESERVE * (state.reserve[by]?.length ?? 0);
  for (let spot = 2 * by; spot < 2 * by + 2; spot++) {
    const health = healthAt(state, spot);
    if (charAt(state, spot) === NOBODY || health === 0) continue;
    sum += (ALIVE_WORTH[charAt(state, spot)] ?? ALIVE) + health + worthOfGear(gearAt(state, spot), spot === ap);
    if (spot === ap && health === 1) sum += LAST_HEALTH;
  }
  if (by === state.active) sum += state.phase === 'main' || state.phase === 'discard' ? -TO_DRAW : TO_DRAW;
  return sum + handWorth(state, by);
}

function handWorth(state: State, by: Seat): number {
  const hand = handOf(state, by);
  let sum = 0;
  for (let i = 0; i < hand.length; i++) sum += HAND_WORTH[kindOfHeld(hand[i] ?? 0)] ?? 0;
  if (by !== state.active) return sum;
  const beyond = hand.length - handLimit(state, by);
  if (beyond <= 0) return sum;
  return sum - beyond * (state.phase === 'discard' ? TO_BE_DISCARDED : BEYOND_LIMIT);
}
