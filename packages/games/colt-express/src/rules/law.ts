import type { Emit, Seat } from '@saloon/kernel';
import { NEUTRAL } from './cards.ts';
import { giveBullet } from './draw.ts';
import { placeOf } from './faces.ts';
import type { Cause, Event, Why } from './moves.ts';
import {
  type Bandit,
  banditAt,
  characterOf,
  ownerOf,
  type Spot,
  type State,
  seatAfter,
  spotAt,
  spotOf,
} from './state.ts';

/** A set of bandits, one bit each. */
export type Gang = number;
export const has = (gang: Gang, bandit: Bandit): boolean => (gang & (1 << bandit)) !== 0;

function countIn(gang: Gang): number {
  let count = 0;
  for (let left = gang; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Everybody at a location. */
export function gangAt(state: State, spot: Spot): Gang {
  let gang = 0;
  const { spot: spots } = state;
  for (let bandit = 0; bandit < spots.length; bandit++) if (spots[bandit] === spot) gang |= 1 << bandit;
  return gang;
}

/** The bandits of a player, once everybody has some. */
export const ownGang = (state: State, by: Seat): Gang => (1 << banditAt(state, by, 0)) | (1 << banditAt(state, by, 1));

/** Those of a gang in the order in which things are told: clockwise from the first player (CE-RULING-22). */
export function inOrder(state: State, gang: Gang): Bandit[] {
  const list: Bandit[] = [];
  let by: Seat = state.first;
  do {
    for (let side = 0; side < (state.isDuo ? 2 : 1); side++) {
      const bandit = banditAt(state, by, side);
      if (has(gang, bandit)) list.push(bandit);
    }
    by = seatAfter(state, by);
  } while (by !== state.first);
  return list;
}

/** Puts a bandit somewhere and tells of it; what the Marshal makes of it is the caller's to ask. */
export function shift(state: State, bandit: Bandit, to: Spot, cause: Cause, why: Why, emit?: Emit<Event>): void {
  const from = spotAt(state, bandit);
  state.spot[bandit] = to;
  if (emit !== undefined) tellMoved(state, bandit, from, to, cause, why, emit);
}

/** Apart, so that what simulation runs stays small. */
function tellMoved(
  state: State,
  bandit: Bandit,
  from: Spot,
  to: Spot,
  cause: Cause,
  why: Why,
  emit: Emit<Event>,
): void {
  emit({
    type: 'moved',
    bandit: characterOf(bandit),
    seat: ownerOf(state, bandit),
    from: placeOf(from),
    to: placeOf(to),
    cause,
    why,
  });
}

/** CE-LAW-5, CE-EVENT-7: a neutral bullet for each of them, or for none if there are too few. */
export function handOut(
  state: State,
  gang: Gang,
  cause: 'marshal' | 'angry-marshal' | 'passengers-rebellion',
  emit?: Emit<Event>,
  each?: (bandit: Bandit) => void,
): void {
  if (gang === 0) return;
  const isEnough = state.neutral >= countIn(gang);
  const list = inOrder(state, gang);
  if (!isEnough) emit?.({ type: 'bullets-short', bandits: list.map(characterOf), supply: state.neutral });
  for (let i = 0; i < list.length; i++) {
    const bandit = list[i] as Bandit;
    if (isEnough) {
      const seat = ownerOf(state, bandit);
      state.neutral -= 1;
      giveBullet(state, seat, NEUTRAL);
      emit?.({ type: 'bullet-received', bandit: characterOf(bandit), seat, cause, supply: state.neutral });
    }
    each?.(bandit);
  }
}

/** CE-LAW-1..4: everybody inside the Marshal's car gets a bullet and flees to its roof. To be asked whenever either entered. */
export function meetMarshal(state: State, emit?: Emit<Event>): void {
  const gang = gangAt(state, spotOf(state.marshal, false));
  if (gang === 0) return;
  const roof = spotOf(state.marshal, true);
  handOut(state, gang, 'marshal', emit, (bandit) => shift(state, bandit, roof, 'fled', 'forced', emit));
}
