import type { Seat } from '@saloon/kernel';
import { gearTraits } from './cards/index.ts';
import { ANYONE, COVER_BY_HITS, NORMAL, type Reach } from './cards/targets.ts';
import { alwaysOf, traitsOf } from './characters/index.ts';
import { BANGS_A_TURN, LEAST_HAND_LIMIT } from './data.ts';
import { activeSpot, apOf, charAt, gearAt, healthAt } from './spots.ts';
import { type Spot, type State, spotOwner } from './state.ts';
import { NO_TRAITS, type Traits, traitBit } from './traits.ts';

/** All traits of the character on this spot and its equipment. */
const traitsAt = (state: State, spot: Spot): Traits => traitsOf(charAt(state, spot)) | gearTraits(gearAt(state, spot));

/** The traits that work on this spot now: all if it is active, otherwise the always active ones; none for the dying (BD-ACT-8). */
export function worksAt(state: State, spot: Spot): Traits {
  if (healthAt(state, spot) === 0) return NO_TRAITS;
  return activeSpot(state, spotOwner(spot)) === spot ? traitsAt(state, spot) : alwaysOf(charAt(state, spot));
}

/** The same for the character alone. */
export function abilityWorksAt(state: State, spot: Spot): Traits {
  if (healthAt(state, spot) === 0) return NO_TRAITS;
  const char = charAt(state, spot);
  return activeSpot(state, spotOwner(spot)) === spot ? traitsOf(char) : alwaysOf(char);
}

/** The same for its equipment alone. */
export function gearWorksAt(state: State, spot: Spot): Traits {
  if (healthAt(state, spot) === 0 || activeSpot(state, spotOwner(spot)) !== spot) return NO_TRAITS;
  return gearTraits(gearAt(state, spot));
}

/** The traits that work for a player now, on either character. */
export const worksFor = (state: State, by: Seat): Traits => worksFrom(state, activeSpot(state, by));

/** The same for a given active spot: the AP's while nothing is being resolved. */
export const worksFrom = (state: State, spot: Spot): Traits => {
  const active = healthAt(state, spot) === 0 ? NO_TRAITS : traitsAt(state, spot);
  return healthAt(state, spot ^ 1) === 0 ? active : active | alwaysOf(charAt(state, spot ^ 1));
};

/** The spot of a living character with this always-active trait, or -1. */
export function spotWithAlways(state: State, trait: Traits): Spot {
  for (let spot = 0; spot < 4; spot++) {
    if ((alwaysOf(charAt(state, spot)) & trait) !== 0 && healthAt(state, spot) > 0) return spot;
  }
  return -1;
}

const REACHES_ANYONE = traitBit('reaches-anyone');
const HITS_REACH_COVER = traitBit('hits-reach-cover');
const FREE_BANGS = traitBit('free-bangs');
const EXTRA_BANG = traitBit('extra-bang');

/** BD-PLAY-5: the columns of the table. */
export function reachOf(traits: Traits): Reach {
  if ((traits & REACHES_ANYONE) !== 0) return ANYONE;
  return (traits & HITS_REACH_COVER) === 0 ? NORMAL : COVER_BY_HITS;
}

/** BD-PLAY-6: Bang! cards played now are neither limited nor counted. */
export const hasFreeBangs = (traits: Traits): boolean => (traits & FREE_BANGS) !== 0;
/** BD-PLAY-6, BD-RULING-21. */
export const bangLimit = (traits: Traits): number => BANGS_A_TURN + ((traits & EXTRA_BANG) === 0 ? 0 : 1);
export const canBang = (state: State, traits: Traits): boolean =>
  hasFreeBangs(traits) || state.bangs < bangLimit(traits);

/** BD-TURN-7. */
export const handLimit = (state: State, by: Seat): number =>
  Math.max(LEAST_HAND_LIMIT, healthAt(state, apOf(state, by)));
