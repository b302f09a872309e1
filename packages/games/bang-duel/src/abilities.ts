import type { Seat } from '@saloon/kernel';
import * as allCards from './cards/index.ts';
import type { Reach } from './cards/targets.ts';
import * as targets from './cards/targets.ts';
import * as allCharacters from './characters/index.ts';
import * as data from './data.ts';
import * as spots from './spots.ts';
import type { Spot, State } from './state.ts';
import * as states from './state.ts';
import type { Traits } from './traits.ts';
import * as traits from './traits.ts';

// Held here: an imported name is looked up and checked at each use (docs/architecture.md, "Where speed comes from").
const { BANGS_A_TURN } = data;
const { gearTraits } = allCards;
const { alwaysOf, traitsOf } = allCharacters;
const { activeSpot, apOf, charAt, gearAt, healthAt } = spots;
const { spotOwner } = states;
const { ANYONE, COVER_BY_HITS, NORMAL } = targets;
const { NO_TRAITS, traitBit } = traits;
// `…Here`: an exported name is looked up at each use in its own file too, so this file has a second one.

/** All that the character on this spot and its equipment could do. */
const traitsAt = (state: State, spot: Spot): Traits => traitsOf(charAt(state, spot)) | gearTraits(gearAt(state, spot));

/** What works on this spot now: everything if it is active, else what is always active; nothing for the dying (BD-ACT-8). */
export function worksAt(state: State, spot: Spot): Traits {
  if (healthAt(state, spot) === 0) return NO_TRAITS;
  return activeSpot(state, spotOwner(spot)) === spot ? traitsAt(state, spot) : alwaysOf(charAt(state, spot));
}

/** The character's own part of it. */
export function abilityWorksAt(state: State, spot: Spot): Traits {
  if (healthAt(state, spot) === 0) return NO_TRAITS;
  const char = charAt(state, spot);
  return activeSpot(state, spotOwner(spot)) === spot ? traitsOf(char) : alwaysOf(char);
}

/** The equipment's part of it. */
export function gearWorksAt(state: State, spot: Spot): Traits {
  if (healthAt(state, spot) === 0 || activeSpot(state, spotOwner(spot)) !== spot) return NO_TRAITS;
  return gearTraits(gearAt(state, spot));
}

/** What works for a player now, on either character. */
export const worksFor = (state: State, by: Seat): Traits => worksFromHere(state, activeSpot(state, by));

/** The same where it is known which of the spots is active: the AP's, while nothing is being resolved. */
const worksFromHere = (state: State, spot: Spot): Traits => {
  const active = healthAt(state, spot) === 0 ? NO_TRAITS : traitsAt(state, spot);
  return healthAt(state, spot ^ 1) === 0 ? active : active | alwaysOf(charAt(state, spot ^ 1));
};
export const worksFrom = worksFromHere;

/** The spot where somebody alive has this always-active trait, or -1. */
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
const hasFreeBangsHere = (traits: Traits): boolean => (traits & FREE_BANGS) !== 0;
export const hasFreeBangs = hasFreeBangsHere;
/** BD-PLAY-6, BD-RULING-21. */
const bangLimitHere = (traits: Traits): number => BANGS_A_TURN + ((traits & EXTRA_BANG) === 0 ? 0 : 1);
export const bangLimit = bangLimitHere;
export const canBang = (state: State, traits: Traits): boolean =>
  hasFreeBangsHere(traits) || state.bangs < bangLimitHere(traits);

/** BD-TURN-7: current health of the AP, but two with a single one. */
export const handLimit = (state: State, by: Seat): number => Math.max(2, healthAt(state, apOf(state, by)));
