import type { Seat } from '@saloon/kernel';
import { actionOf, LADDER, MOVE, ROBBERY } from '../rules/cards.ts';
import { ROOF_REACH } from '../rules/data.ts';
import { kindOn, type PileCard, playerOf } from '../rules/pile.ts';
import {
  type Bandit,
  isMarshalAt,
  isRoof,
  jewelsIn,
  type Loot,
  lastCar,
  lootAt,
  performerOf,
  pursesIn,
  type Spot,
  type State,
  spotAt,
  strongboxesIn,
} from '../rules/state.ts';
import { bestToken } from './token-worth.ts';

/** Where a bandit will be after its planned cards, and how many robberies it has planned there. */
export type PlannedPosition = { readonly bandit: Bandit; readonly spot: Spot; readonly robberies: number };

/** After the cards before place `until` of the pile, if the bandit goes where the loot is and nobody moves it. */
export function plannedPosition(state: State, by: Seat, bandit: Bandit, until = state.pile.length): PlannedPosition {
  let spot = spotAt(state, bandit);
  let robberies = 0;
  for (let i = state.resolved; i < until; i++) {
    const card = state.pile[i] as PileCard;
    if (playerOf(card) !== by || performerOf(state, by, kindOn(card)) !== bandit) continue;
    const action = actionOf(kindOn(card));
    if (action === ROBBERY) robberies += 1;
    if (action !== LADDER && action !== MOVE) continue;
    spot = action === LADDER ? spot ^ 1 : bestSpotInReach(state, spot);
    robberies = 0;
  }
  return { bandit, spot, robberies };
}

/** The spot with the best loot that one move card can reach. */
export function bestSpotInReach(state: State, spot: Spot): Spot {
  const reach = 2 * (isRoof(spot) ? ROOF_REACH : 1);
  const front = Math.max(spot & 1, spot - reach);
  const back = Math.min(2 * lastCar(state) + (spot & 1), spot + reach);
  let best = front === spot ? spot + 2 : front;
  let most = -1;
  for (let there = front; there <= back; there += 2) {
    if (there === spot) continue;
    const worth = nextRobberyWorth(state, there, 0);
    if (worth <= most) continue;
    most = worth;
    best = there;
  }
  return best;
}

/** What a robbery at a spot would bring after `robberies` earlier ones there. The Marshal makes it unlikely. */
export function nextRobberyWorth(state: State, spot: Spot, robberies: number): number {
  const loot = lootAt(state, spot);
  if (tokensIn(loot) <= robberies) return 0;
  return bestToken(loot) * (isMarshalAt(state, spot) ? 0.2 : 1);
}

const tokensIn = (loot: Loot): number => pursesIn(loot) + jewelsIn(loot) + strongboxesIn(loot);
