import type { Seat } from '@saloon/kernel';
import { banditsAt, ownBandits } from '../rules/bandit-sets.ts';
import { actionOf, LADDER, MARSHAL, PUNCH, ROBBERY } from '../rules/cards.ts';
import {
  type ChoiceCode,
  FIRST_PUNCH,
  FIRST_ROB,
  FIRST_SEND,
  FIRST_SHOOT,
  isPunchForward,
  KEPT_PURSE,
  punchLoss,
  punchTarget,
} from '../rules/choice-codes.ts';
import { performer } from '../rules/heist.ts';
import { kindOn, type PileCard, playerOf } from '../rules/pile.ts';
import {
  BANDITS,
  type Bandit,
  isMarshalAt,
  isRoof,
  lootAt,
  ownerOf,
  performerOf,
  type State,
  sheetOf,
  spotAt,
  spotOf,
} from '../rules/state.ts';
import { bestToken, roughWorth, TOKENS } from './token-worth.ts';

/** Roughly what each way to perform the current card brings its owner, in dollars. */
export function choiceWorths(state: State, codes: readonly ChoiceCode[]): number[] {
  const bandit = performer(state);
  const by = playerOf(state.pile[state.resolved] as PileCard);
  const next = nextAction(state, bandit);
  return codes.map((code) => worthOf(state, by, bandit, next, code));
}

function worthOf(state: State, by: Seat, bandit: Bandit, next: number | undefined, code: ChoiceCode): number {
  if (code < FIRST_SHOOT) return spotWorth(state, bandit, spotOf(code, isRoof(spotAt(state, bandit))), next);
  if (code < FIRST_ROB) return targetWorth(state, by, code - FIRST_SHOOT);
  if (code < FIRST_SEND) return TOKENS[code - FIRST_ROB] as number;
  if (code < FIRST_PUNCH) return marshalWorth(state, by, state.marshal + (code === FIRST_SEND ? -1 : 1));
  return punchWorth(state, by, bandit, next, code);
}

/** The action of the bandit's next card on the pile, if it has one. */
export function nextAction(state: State, bandit: Bandit): number | undefined {
  for (let i = state.resolved + 1; i < state.pile.length; i++) {
    const card = state.pile[i] as PileCard;
    const action = actionOf(kindOn(card));
    if (action !== MARSHAL && performerOf(state, playerOf(card), kindOn(card)) === bandit) return action;
  }
  return undefined;
}

/** A spot is worth what the bandit's next card can do there. */
function spotWorth(state: State, bandit: Bandit, spot: number, next: number | undefined): number {
  if (isMarshalAt(state, spot)) return -120;
  const here = bestToken(lootAt(state, spot));
  switch (next) {
    case ROBBERY:
      return here;
    case LADDER: {
      const there = spot ^ 1;
      return isMarshalAt(state, there) ? -120 : 0.4 * bestToken(lootAt(state, there)) + 0.1 * here;
    }
    case PUNCH:
      return (banditsAt(state, spot) & ~(1 << bandit)) === 0 ? 0 : 200;
    default:
      return 0.4 * here + 0.1 * bestToken(lootAt(state, spot ^ 1));
  }
}

/** Shooting a rich bandit is better, and shooting the partner is bad. */
function targetWorth(state: State, by: Seat, target: Bandit): number {
  if (ownerOf(state, target) === by) return -150;
  return 60 + roughWorth(sheetOf(state, target)) / 20;
}

/** The bandits that the Marshal would meet inside the car. */
function marshalWorth(state: State, by: Seat, car: number): number {
  const own = ownBandits(state, by);
  const found = banditsAt(state, spotOf(car, false));
  let worth = 0;
  for (let bandit = 0; bandit < BANDITS; bandit++) {
    if ((found & (1 << bandit)) !== 0) worth += (own & (1 << bandit)) !== 0 ? -150 : 90;
  }
  // The Marshal keeps everyone away from the loot in his car.
  return worth - 0.05 * roughWorth(lootAt(state, spotOf(car, false)));
}

function punchWorth(state: State, by: Seat, bandit: Bandit, next: number | undefined, code: ChoiceCode): number {
  const loss = punchLoss(code);
  const isKept = loss === KEPT_PURSE;
  const token = loss === 0 ? 0 : (TOKENS[isKept ? 0 : loss - 1] as number);
  if (ownerOf(state, punchTarget(code)) === by) return -token - 50;
  const spot = spotAt(state, bandit) + (isPunchForward(code) ? -2 : 2);
  const canPickUp = next === ROBBERY ? 0.8 : 0.2;
  const gain = isKept ? token : canPickUp * token;
  return 0.5 * token + gain + (isMarshalAt(state, spot) ? 90 : 0) - 0.2 * bestToken(lootAt(state, spot));
}
