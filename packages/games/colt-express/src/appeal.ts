import type { Seat } from '@saloon/kernel';
import { actionOf, FIRE, type Kind, kindsIn, LADDER, MARSHAL, MOVE, PUNCH, ROBBERY } from './cards.ts';
import { kindNamed } from './faces.ts';
import { bestWithin, headingOf, promiseOf } from './headed.ts';
import { performer } from './heist.ts';
import { gangAt } from './law.ts';
import type { Choice, Move } from './moves.ts';
import { kindOn, type PileCard, playerOf } from './pile.ts';
import {
  BANDITS,
  type Bandit,
  banditOf,
  carOf,
  isRoof,
  lootAt,
  ownerOf,
  performerOf,
  playerAt,
  type Spot,
  type State,
  sheetOf,
  spotAt,
  spotOf,
} from './state.ts';
import { fireTargets } from './targets.ts';
import { bestToken, roughWorth, TOKEN_WORTH } from './tokens.ts';

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
      return Math.max(HARDLY, 1 + worthOfChoice(state, move) / 150);
    case 'play-card': {
      const kind = kindNamed(state, by, move.card, move.bandit) ?? MOVE;
      return planAppeal(state, by, kind) * (move.faceDown === true ? 0.6 : 1) * (move.bonus === undefined ? 1 : 1.5);
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

/** The same for all moves of a moment: what they have in common is looked at once. */
export function appealAll(state: State, by: Seat, moves: readonly Move[], appeals: number[]): void {
  let looking = NOBODY;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type !== 'play-card') {
      appeals[i] = appeal(state, by, move);
      // A choice of another kind may have looked elsewhere.
      looking = NOBODY;
      continue;
    }
    const kind = kindNamed(state, by, move.card, move.bandit) ?? MOVE;
    const bandit = performerOf(state, by, kind);
    if (bandit !== looking) lookAhead(state, by, bandit, state.pile.length);
    looking = bandit;
    appeals[i] = planned(state, kind) * (move.faceDown === true ? 0.6 : 1) * (move.bonus === undefined ? 1 : 1.5);
  }
}

const NOBODY = -1;

/** What nobody would choose is not impossible. */
const HARDLY = 0.05;
/** Who knows the characters does not leave it to chance; a lucky draw, looked at once, would make that seem best. */
const BY_LOT = 0.1;

/** Cards worth playing are few: draw. */
function drawAppeal(state: State, by: Seat): number {
  const player = playerAt(state, by);
  let kinds = 0;
  for (let bits = kindsIn(player.hand); bits !== 0; bits &= bits - 1) kinds += 1;
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
  const { spot, robberies } = headingOf(state, bandit, until);
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

function ownGang(state: State, by: Seat): number {
  let gang = 0;
  for (let bandit = 0; bandit < BANDITS; bandit++) if (state.owner[bandit] === by) gang |= 1 << bandit;
  return gang;
}

/** What a choice for the card in turn brings its owner, roughly, in dollars. */
export function worthOfChoice(state: State, choice: Choice): number {
  const bandit = performer(state);
  const by = playerOf(state.pile[state.resolved] as PileCard);
  switch (choice.type) {
    case 'rob':
      return TOKEN_WORTH[choice.loot];
    case 'go':
      return spotWorth(state, bandit, spotOf(choice.car, isRoof(spotAt(state, bandit))), plannedFor(state, bandit));
    case 'shoot':
      return targetWorth(state, by, banditOf(choice.target));
    case 'send-marshal':
      return marshalWorth(state, by, state.marshal + (choice.direction === 'forward' ? -1 : 1));
    case 'punch':
      return punchWorth(state, by, bandit, choice);
  }
}

/** The next card of the same bandit on the pile, if there is one. */
function plannedFor(state: State, bandit: Bandit): number | undefined {
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
  const others = gangAt(state, spot) & ~(1 << bandit);
  switch (next) {
    case ROBBERY:
      return here;
    case LADDER: {
      const there = spot ^ 1;
      const isLaw = !isRoof(there) && there >> 1 === state.marshal;
      return isLaw ? -120 : 0.4 * bestToken(lootAt(state, there)) + 0.1 * here;
    }
    case PUNCH:
      return others === 0 ? 0 : 200;
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

function punchWorth(state: State, by: Seat, bandit: Bandit, choice: Choice & { type: 'punch' }): number {
  const target = banditOf(choice.target);
  const token = choice.loot === undefined ? 0 : TOKEN_WORTH[choice.loot];
  if (ownerOf(state, target) === by) return -token - 50;
  const spot = spotAt(state, bandit) + (choice.direction === 'forward' ? -2 : 2);
  const isLaw = !isRoof(spot) && spot >> 1 === state.marshal;
  const canPickUp = plannedFor(state, bandit) === ROBBERY ? 0.8 : 0.2;
  const gain = choice.keep === true ? token : canPickUp * token;
  return 0.5 * token + gain + (isLaw ? 90 : 0) - 0.2 * bestToken(lootAt(state, spot));
}
