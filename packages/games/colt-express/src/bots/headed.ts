import type { Seat } from '@saloon/kernel';
import { actionOf, type Kind, LADDER, MARSHAL, MOVE, ROBBERY } from '../rules/cards.ts';
import { ROOF_REACH } from '../rules/data.ts';
import { kindOn, type PileCard, playerOf } from '../rules/pile.ts';
import {
  type Bandit,
  carOf,
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
import { bestToken } from './tokens.ts';

/**
 * Where a bandit will be once the cards planned for it are played, if it goes where the loot is and nobody stops it, and
 * how many robberies it has planned there. One object serves all: it is used up at once.
 */
export type Heading = { spot: Spot; robberies: number };
const HEADING: Heading = { spot: 0, robberies: 0 };

/** After the cards before `until` on the pile, or after all of them. */
export function headingOf(state: State, by: Seat, bandit: Bandit, until = state.pile.length): Heading {
  const { pile } = state;
  HEADING.spot = spotAt(state, bandit);
  HEADING.robberies = 0;
  for (let i = state.resolved; i < until; i++) {
    const card = pile[i] as PileCard;
    if (playerOf(card) !== by) continue;
    const kind = kindOn(card);
    if (performerOf(state, by, kind) === bandit) advance(state, kind);
  }
  return HEADING;
}

function advance(state: State, kind: Kind): void {
  const { spot } = HEADING;
  switch (actionOf(kind)) {
    case LADDER:
      HEADING.spot = spot ^ 1;
      HEADING.robberies = 0;
      return;
    case MOVE:
      HEADING.spot = bestWithin(state, spot);
      HEADING.robberies = 0;
      return;
    case ROBBERY:
      HEADING.robberies += 1;
      return;
    case MARSHAL:
      return;
  }
}

/** The place within one move of here that has the best loot. */
export function bestWithin(state: State, spot: Spot): Spot {
  const far = isRoof(spot) ? ROOF_REACH : 1;
  const ahead = Math.max(spot & 1, spot - 2 * far);
  const behind = Math.min(2 * lastCar(state) + (spot & 1), spot + 2 * far);
  let best = ahead === spot ? spot + 2 : ahead;
  let most = -1;
  for (let there = ahead; there <= behind; there += 2) {
    if (there === spot) continue;
    const worth = promiseOf(state, there, 0);
    if (worth <= most) continue;
    most = worth;
    best = there;
  }
  return best;
}

/** What the next robbery at a place would bring after so many others there; little where the Marshal stands. */
export function promiseOf(state: State, spot: Spot, robberies: number): number {
  const loot = lootAt(state, spot);
  if (tokensIn(loot) <= robberies) return 0;
  const isGuarded = !isRoof(spot) && carOf(spot) === state.marshal;
  return bestToken(loot) * (isGuarded ? 0.2 : 1);
}

const tokensIn = (loot: Loot): number => pursesIn(loot) + jewelsIn(loot) + strongboxesIn(loot);
