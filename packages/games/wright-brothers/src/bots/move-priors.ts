import { type Seat, seat } from '@saloon/kernel';
import {
  denomination,
  hasAnyOf,
  JOKER,
  type Kind,
  type KindSet,
  kindOf,
  kindSet,
  loadablePart,
  MISS,
  NO_CARDS,
  type Pack,
  packOf,
  sizeOf,
  union,
} from '../rules/cards.ts';
import type { Cards, Move } from '../rules/moves.ts';
import { type Player, playerAt, type State } from '../rules/state.ts';
import { shootoutCards } from './best-set.ts';
import { kindToCollect } from './set-strength.ts';

/** Bad moves stay possible. */
const MIN_PRIOR = 0.01;
export const LOAD_PRIOR = 4;

/**
 * How likely an experienced player is to make this legal move; 1 is average. It has to be fast, so it only looks at the
 * denomination the player collects and at how many cards each player has loaded.
 */
export function movePrior(state: State, by: Seat, move: Move): number {
  const player = playerAt(state, by);
  switch (move.type) {
    case 'discard':
      return discardPrior(handPlan(player).toKeep, packOf(move.cards), move.cards.length);
    case 'load':
      return isExpectedLoad(expectedLoad(state, player), move.cards) ? LOAD_PRIOR : 0;
    case 'return-cards':
      return hasAnyOf(packOf(move.cards), handPlan(player).toKeep) ? MIN_PRIOR : 1;
    case 'play-event':
      return move.card === 'helper' ? 3 : move.card === 'indians' ? indiansPrior(state, by) : 0.8;
    case 'sealed-choice': {
      const quick = move.quick === undefined ? undefined : kindOf(move.quick);
      return sealedPrior(player, quick, packOf(move.load));
    }
    case 'start-shootout':
    case 'call-duel':
      return 3;
    case 'pass':
      return MIN_PRIOR;
    case 'slap':
    case 'press':
    case 'miss-target':
    case 'ready':
      return 1;
  }
}

type HandPlan = {
  readonly hand: Pack;
  readonly revolver: Pack;
  /** The denomination to collect. */
  readonly wanted: Kind | undefined;
  /** The kinds that help in a shootout, and the cards in hand that do. */
  readonly toKeep: KindSet;
  readonly toLoad: Pack;
};

/** Jokers and Misses help whatever the player collects. */
const SPECIAL: KindSet = kindSet(JOKER) | kindSet(MISS);

function planOf(hand: Pack, revolver: Pack): HandPlan {
  const wanted = kindToCollect(union(hand, revolver));
  const toKeep = wanted === undefined ? SPECIAL : SPECIAL | kindSet(wanted);
  return { hand, revolver, wanted, toKeep, toLoad: shootoutCards(hand, wanted) };
}

/** The last plan: search asks about all moves of one hand in a row, and was several percent slower without it. */
let latest = planOf(NO_CARDS, NO_CARDS);

export function handPlan({ hand, revolver }: Player): HandPlan {
  if (hand !== latest.hand || revolver !== latest.revolver) latest = planOf(hand, revolver);
  return latest;
}

/** As many cards as possible outside the set. Events are better played than discarded. */
export function discardPrior(toKeep: KindSet, cards: Pack, size: number): number {
  if (hasAnyOf(cards, toKeep)) return MIN_PRIOR;
  return loadablePart(cards) === cards ? 0.3 * size * size : 0.1 * size;
}

/** All cards that help in a shootout, once a sheriff is out. Nothing else, because loaded cards stay (WB-LOAD-3). */
export const expectedLoad = (state: State, player: Player): Pack =>
  state.phase !== 'turn' || state.sheriffs === 0 ? NO_CARDS : handPlan(player).toLoad;

const isExpectedLoad = (expected: Pack, cards: Cards): boolean =>
  cards.length === sizeOf(expected) && packOf(cards) === expected;

/** WB-IND-2: Indians are worth more the more opponents have loaded. */
function indiansPrior(state: State, by: Seat): number {
  let hit = 0;
  for (let i = 0; i < state.players.length; i++) {
    if (i !== by && playerAt(state, seat(i)).revolver !== NO_CARDS) hit += 1;
  }
  return 0.1 + 0.6 * hit;
}

/** WB-SEAL-3: a high card outside the set is fast, and loading at the last moment is slow. */
function sealedPrior(player: Player, quick: Kind | undefined, load: Pack): number {
  const { wanted, toLoad } = handPlan(player);
  if (load !== NO_CARDS && load !== toLoad) return MIN_PRIOR;
  if (quick === undefined) return 0.1;
  const isSpare = quick !== wanted && quick !== JOKER && quick !== MISS;
  return (isSpare ? 0.1 + 0.2 * denomination(quick) : MIN_PRIOR) / (1 + 0.3 * sizeOf(load));
}
