import type { Seat } from '@saloon/kernel';
import { actionOf, LADDER, MARSHAL, PUNCH, ROBBERY } from '../rules/cards.ts';
import { performer } from '../rules/heist.ts';
import { gangAt, ownGang } from '../rules/law.ts';
import { kindOn, type PileCard, playerOf } from '../rules/pile.ts';
import {
  BANDITS,
  type Bandit,
  isRoof,
  lootAt,
  ownerOf,
  performerOf,
  type State,
  sheetOf,
  spotAt,
  spotOf,
} from '../rules/state.ts';
import {
  BLOWS,
  isForward,
  lossOfBlow,
  PURSE_KEPT,
  ROBBERIES,
  SENDINGS,
  SHOTS,
  targetOfBlow,
  type Way,
} from '../rules/ways.ts';
import { bestToken, roughWorth, TOKENS } from './tokens.ts';

/** What each of these ways to perform the card in turn brings its owner, roughly, in dollars, into `worths`. */
export function worthsOfWays(state: State, ways: readonly Way[], worths: number[]): void {
  const bandit = performer(state);
  const by = playerOf(state.pile[state.resolved] as PileCard);
  const next = plannedFor(state, bandit);
  for (let i = 0; i < ways.length; i++) worths[i] = worthOf(state, by, bandit, next, ways[i] as Way);
}

function worthOf(state: State, by: Seat, bandit: Bandit, next: number | undefined, way: Way): number {
  if (way < SHOTS) return spotWorth(state, bandit, spotOf(way, isRoof(spotAt(state, bandit))), next);
  if (way < ROBBERIES) return targetWorth(state, by, way - SHOTS);
  if (way < SENDINGS) return TOKENS[way - ROBBERIES] as number;
  if (way < BLOWS) return marshalWorth(state, by, state.marshal + (way === SENDINGS ? -1 : 1));
  return punchWorth(state, by, bandit, next, way);
}

/** What the next card of the same bandit on the pile does, if there is one. */
export function plannedFor(state: State, bandit: Bandit): number | undefined {
  for (let i = state.resolved + 1; i < state.pile.length; i++) {
    const card = state.pile[i] as PileCard;
    const action = actionOf(kindOn(card));
    if (action !== MARSHAL && performerOf(state, playerOf(card), kindOn(card)) === bandit) return action;
  }
  return undefined;
}

/** A place is as good as what can be done there next. */
function spotWorth(state: State, bandit: Bandit, spot: number, next: number | undefined): number {
  if (!isRoof(spot) && spot >> 1 === state.marshal) return -120;
  const here = bestToken(lootAt(state, spot));
  switch (next) {
    case ROBBERY:
      return here;
    case LADDER: {
      const there = spot ^ 1;
      const isLaw = !isRoof(there) && there >> 1 === state.marshal;
      return isLaw ? -120 : 0.4 * bestToken(lootAt(state, there)) + 0.1 * here;
    }
    case PUNCH:
      return (gangAt(state, spot) & ~(1 << bandit)) === 0 ? 0 : 200;
    default:
      return 0.4 * here + 0.1 * bestToken(lootAt(state, spot ^ 1));
  }
}

/** Better the rich than the poor, and never the own partner. */
function targetWorth(state: State, by: Seat, target: Bandit): number {
  if (ownerOf(state, target) === by) return -150;
  return 60 + roughWorth(sheetOf(state, target)) / 20;
}

/** Whoever would be found inside. */
function marshalWorth(state: State, by: Seat, car: number): number {
  const own = ownGang(state, by);
  const found = gangAt(state, spotOf(car, false));
  let worth = 0;
  for (let bandit = 0; bandit < BANDITS; bandit++) {
    if ((found & (1 << bandit)) !== 0) worth += (own & (1 << bandit)) !== 0 ? -150 : 90;
  }
  // His car is closed to everybody: not where the loot is.
  return worth - 0.05 * roughWorth(lootAt(state, spotOf(car, false)));
}

function punchWorth(state: State, by: Seat, bandit: Bandit, next: number | undefined, way: Way): number {
  const loss = lossOfBlow(way);
  const isKept = loss === PURSE_KEPT;
  const token = loss === 0 ? 0 : (TOKENS[isKept ? 0 : loss - 1] as number);
  if (ownerOf(state, targetOfBlow(way)) === by) return -token - 50;
  const spot = spotAt(state, bandit) + (isForward(way) ? -2 : 2);
  const isLaw = !isRoof(spot) && spot >> 1 === state.marshal;
  const canPickUp = next === ROBBERY ? 0.8 : 0.2;
  const gain = isKept ? token : canPickUp * token;
  return 0.5 * token + gain + (isLaw ? 90 : 0) - 0.2 * bestToken(lootAt(state, spot));
}
