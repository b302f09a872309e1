import type { Seat } from '@saloon/kernel';
import { actionOf, FIRE, type Kind, kindCount, LADDER, MOVE, PUNCH, ROBBERY } from '../rules/cards.ts';
import { waysOf } from '../rules/choices.ts';
import { kindNamed } from '../rules/faces.ts';
import { gangAt, ownGang } from '../rules/law.ts';
import type { Move } from '../rules/moves.ts';
import { DRAWING, isHidden, kindIn, type Plan, plansBehind, withBonus } from '../rules/plan-moves.ts';
import { type Bandit, carOf, isRoof, performerOf, playerAt, type Spot, type State } from '../rules/state.ts';
import { fireTargets } from '../rules/targets.ts';
import { type Way, wayOf } from '../rules/ways.ts';
import { bestWithin, headingOf, promiseOf } from './headed.ts';
import { worthsOfWays } from './way-worth.ts';

/**
 * How likely somebody who knows the game is to make this legal move: 1 is ordinary. A glance, no thought: what lies where
 * the bandit stands, who can be shot, whom the Marshal would find.
 */
export function appeal(state: State, by: Seat, move: Move): number {
  switch (move.type) {
    case 'go':
    case 'shoot':
    case 'rob':
    case 'send-marshal':
    case 'punch':
      worthsOfWays(state, [wayOf(move)], WORTHS);
      return wayAppeal(WORTHS[0] as number);
    case 'play-card': {
      const kind = kindNamed(state, by, move.card, move.bandit) ?? MOVE;
      return (
        planAppeal(state, by, kind) *
        (move.faceDown === true ? HIDDEN : 1) *
        (move.bonus === undefined ? 1 : WITH_BONUS)
      );
    }
    case 'draw-cards':
      return drawAppeal(state, by);
    case 'keep-cards':
      return move.cards.length <= 3 ? 1 : 0.2;
    case 'take-card':
      return planAppeal(state, by, kindNamed(state, by, move.card, move.bandit) ?? MOVE);
    case 'choose-character':
      return move.character === 'random' ? BY_LOT : 1;
    case 'choose-team':
    case 'place-bandits':
      return 1;
  }
}

/** The same for all legal moves of a moment, in their order: what they have in common is looked at once. */
export function appealAll(state: State, by: Seat, moves: readonly Move[], appeals: number[]): void {
  const plans = state.phase === 'planning' ? plansBehind(moves) : undefined;
  if (plans !== undefined) return appealPlans(state, by, plans, appeals);
  const ways = state.phase === 'heist' ? waysOf(moves) : undefined;
  if (ways !== undefined) return appealWays(state, ways, appeals);
  for (let i = 0; i < moves.length; i++) appeals[i] = appeal(state, by, moves[i] as Move);
}

function appealWays(state: State, ways: readonly Way[], appeals: number[]): void {
  worthsOfWays(state, ways, appeals);
  for (let i = 0; i < ways.length; i++) appeals[i] = wayAppeal(appeals[i] as number);
}
const wayAppeal = (worth: number): number => Math.max(HARDLY, 1 + worth / 150);
/** One list serves all: it is used up at once. */
const WORTHS: number[] = [];

function appealPlans(state: State, by: Seat, plans: readonly Plan[], appeals: number[]): void {
  let looking = NOBODY;
  for (let i = 0; i < plans.length; i++) {
    const plan = plans[i] as Plan;
    if (plan === DRAWING) {
      appeals[i] = drawAppeal(state, by);
      continue;
    }
    const kind = kindIn(plan);
    const bandit = performerOf(state, by, kind);
    if (bandit !== looking) lookAhead(state, by, bandit, state.pile.length);
    looking = bandit;
    appeals[i] = planned(state, kind) * (isHidden(plan) ? HIDDEN : 1) * (withBonus(plan) ? WITH_BONUS : 1);
  }
}

const NOBODY = -1;
const HIDDEN = 0.6;
const WITH_BONUS = 1.5;

/** What nobody would choose is not impossible. */
const HARDLY = 0.05;
/** Who knows the characters does not leave it to chance; a lucky draw, looked at once, would make that seem best. */
const BY_LOT = 0.1;

/** Cards worth playing are few: draw. */
function drawAppeal(state: State, by: Seat): number {
  const kinds = kindCount(playerAt(state, by).hand);
  return kinds >= 3 ? 0.5 : kinds === 2 ? 1.5 : 4;
}

/** A card by what it would do after what lies on the pile before it, if nobody came between: plans are guesses. */
export function planAppeal(state: State, by: Seat, kind: Kind, until = state.pile.length): number {
  lookAhead(state, by, performerOf(state, by, kind), until);
  return planned(state, kind);
}

/** Where a bandit will stand, and what lies there for its next robbery. One object serves all: it is used up at once. */
const AHEAD = { bandit: 0 as Bandit, spot: 0 as Spot, here: 0, own: 0 };

function lookAhead(state: State, by: Seat, bandit: Bandit, until: number): void {
  const { spot, robberies } = headingOf(state, by, bandit, until);
  AHEAD.bandit = bandit;
  AHEAD.spot = spot;
  AHEAD.here = promiseOf(state, spot, robberies);
  AHEAD.own = ownGang(state, by);
}

function planned(state: State, kind: Kind): number {
  const { bandit, spot, here, own } = AHEAD;
  switch (actionOf(kind)) {
    case ROBBERY:
      return here === 0 ? 0.15 : 0.5 + here / 170;
    case FIRE:
      if (state.revolver[bandit] === 0) return 0.05;
      return (fireTargets(state, bandit) & ~own) === 0 ? 0.6 : 1.8;
    case PUNCH:
      return (gangAt(state, spot) & ~own) === 0 ? 0.3 : 1.5;
    case LADDER:
      return towards(here, promiseOf(state, spot ^ 1, 0)) * (isFound(state, spot ^ 1) ? 0.3 : 1);
    case MOVE:
      return towards(here, here > 0 ? 0 : promiseOf(state, bestWithin(state, spot), 0));
    default:
      return 0.6;
  }
}

/** Who has loot here stays; who has none goes where there is some. */
const towards = (here: number, there: number): number => (here > 0 ? 0.35 : 0.5 + there / 250);

const isFound = (state: State, spot: Spot): boolean => !isRoof(spot) && carOf(spot) === state.marshal;
