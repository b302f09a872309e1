import { type Emit, unreachable } from '@saloon/kernel';
import { PURSE, rob } from './actions.ts';
import { type BanditSet, banditsAt, inOrder } from './bandit-sets.ts';
import { type EventId, RANSOM_VALUE } from './data.ts';
import { giveNeutralBullets, meetMarshal, moveBandit } from './marshal.ts';
import type { Event } from './moves.ts';
import { placeOf } from './public-ids.ts';
import { dollars, movePurse, type Purse, sheetZone, valueIn, zoneOf } from './purses.ts';
import {
  BANDITS,
  type Bandit,
  characterOf,
  isRoof,
  lastCar,
  lootAt,
  ONE_PURSE,
  ONE_RANSOM,
  ONE_STRONGBOX,
  ownerOf,
  pursesIn,
  removeToken,
  type State,
  sheetOf,
  spotAt,
  spotOf,
} from './state.ts';

/** CE-EVENT-0, CE-STATION-0: what happens after the heist, once. */
export function runEvent(state: State, event: EventId, emit?: Emit<Event>): void {
  emit?.({ type: 'event-started', event, round: state.round });
  const isIdle = !resolveEvent(state, event, emit);
  if (isIdle) emit?.({ type: 'event-idle', event });
}

/** Returns whether the event had any effect. */
function resolveEvent(state: State, event: EventId, emit?: Emit<Event>): boolean {
  switch (event) {
    case 'angry-marshal':
      return angryMarshal(state, emit);
    case 'braking':
      return slide(state, 'braking', (car) => Math.max(0, car - 1), emit);
    case 'swivel-arm':
      return slide(state, 'swivel-arm', () => lastCar(state), emit);
    case 'take-it-all':
      return takeItAll(state, emit);
    case 'passengers-rebellion':
      return rebellion(state, emit);
    case 'marshals-revenge':
      return revenge(state, emit);
    case 'pickpocketing':
      return pickpocketing(state, emit);
    case 'hostage-conductor':
      return ransom(state, emit);
    default:
      return unreachable(event);
  }
}

/** All bandits for which the condition holds. */
function banditsWhere(state: State, isIn: (spot: number) => boolean): BanditSet {
  let gang = 0;
  for (let bandit = 0; bandit < BANDITS; bandit++) {
    const spot = spotAt(state, bandit);
    if (spot >= 0 && isIn(spot)) gang |= 1 << bandit;
  }
  return gang;
}

/** CE-EVENT-1, CE-EVENT-2: the Marshal shoots at his roof and moves one car back. Bandits there flee. */
function angryMarshal(state: State, emit?: Emit<Event>): boolean {
  const above = banditsAt(state, spotOf(state.marshal, true));
  giveNeutralBullets(state, above, 'angry-marshal', emit);
  const from = state.marshal;
  if (from === lastCar(state)) return above !== 0;
  state.marshal = from + 1;
  emit?.({ type: 'marshal-moved', from, to: state.marshal, cause: 'angry-marshal', seat: undefined, why: 'forced' });
  meetMarshal(state, emit);
  return true;
}

/** CE-EVENT-3, CE-EVENT-6: moves everyone on a roof at once. */
function slide(
  state: State,
  cause: 'braking' | 'swivel-arm',
  to: (car: number) => number,
  emit?: Emit<Event>,
): boolean {
  let moved = false;
  for (const bandit of inOrder(state, banditsWhere(state, isRoof))) {
    const spot = spotAt(state, bandit);
    const there = spotOf(to(spot >> 1), true);
    if (there === spot) continue;
    moveBandit(state, bandit, there, cause, 'forced', emit);
    moved = true;
  }
  return moved;
}

/** CE-EVENT-4: the strongbox in reserve goes into the Marshal's car. */
function takeItAll(state: State, emit?: Emit<Event>): boolean {
  if (state.reserve === 0) return false;
  const spot = spotOf(state.marshal, false);
  state.reserve -= 1;
  state.loot[spot] = lootAt(state, spot) + ONE_STRONGBOX;
  emit?.({ type: 'strongbox-placed', place: placeOf(spot) });
  return true;
}

/** CE-EVENT-5. */
function rebellion(state: State, emit?: Emit<Event>): boolean {
  const inside = banditsWhere(state, (spot) => !isRoof(spot));
  giveNeutralBullets(state, inside, 'passengers-rebellion', emit);
  return inside !== 0;
}

/** CE-STATION-1, CE-STATION-2: each bandit on his roof loses the least valuable purse. */
function revenge(state: State, emit?: Emit<Event>): boolean {
  let lost = false;
  for (const bandit of inOrder(state, banditsAt(state, spotOf(state.marshal, true)))) {
    const place = cheapestPurse(state, bandit);
    if (place === undefined) continue;
    const seat = ownerOf(state, bandit);
    const value = movePurse(state, place, pursesIn(sheetOf(state, bandit)), 'box', 1 << seat);
    state.sheet[bandit] = removeToken(sheetOf(state, bandit), ONE_PURSE);
    emit?.({ type: 'purse-lost', bandit: characterOf(bandit), seat, value: dollars(value) });
    lost = true;
  }
  return lost;
}

function cheapestPurse(state: State, bandit: Bandit): number | undefined {
  let cheapest: number | undefined;
  state.purses.forEach((token, place) => {
    if (zoneOf(token) !== sheetZone(bandit)) return;
    if (cheapest === undefined || valueIn(token) < valueIn(state.purses[cheapest] as Purse)) cheapest = place;
  });
  return cheapest;
}

/** CE-STATION-3, CE-RULING-10: each bandit alone at a location takes a purse from there. */
function pickpocketing(state: State, emit?: Emit<Event>): boolean {
  let taken = false;
  for (const bandit of inOrder(
    state,
    banditsWhere(state, () => true),
  )) {
    const spot = spotAt(state, bandit);
    if (banditsAt(state, spot) !== 1 << bandit || pursesIn(lootAt(state, spot)) === 0) continue;
    rob(state, bandit, PURSE, 'pickpocketing', 'forced', emit);
    taken = true;
  }
  return taken;
}

/** CE-STATION-4, CE-RULING-11: cash for everyone in or on the locomotive. */
function ransom(state: State, emit?: Emit<Event>): boolean {
  const gang = banditsWhere(state, (spot) => spot >> 1 === 0);
  for (const bandit of inOrder(state, gang)) {
    state.sheet[bandit] = sheetOf(state, bandit) + ONE_RANSOM;
    const seat = ownerOf(state, bandit);
    emit?.({ type: 'ransom-paid', bandit: characterOf(bandit), seat, amount: RANSOM_VALUE });
  }
  return gang !== 0;
}
