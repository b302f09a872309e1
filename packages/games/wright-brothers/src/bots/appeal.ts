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
import { keepersIn } from './favourite.ts';
import { wantedOf } from './strength.ts';

/** What nobody would choose is not impossible. */
const HARDLY = 0.01;

/**
 * How likely somebody who knows the game is to make this legal move: 1 is ordinary. A glance, no thought: which
 * denomination is collected, what does not belong to it, who has loaded how much.
 */
export function appeal(state: State, by: Seat, move: Move): number {
  switch (move.type) {
    case 'discard':
      return discardAppeal(playerAt(state, by), packOf(move.cards), move.cards.length);
    case 'load':
      return loadAppeal(state, playerAt(state, by), move.cards);
    case 'return-cards':
      return isAnyGood(playerAt(state, by), packOf(move.cards)) ? HARDLY : 1;
    case 'play-event':
      return move.card === 'helper' ? 3 : move.card === 'indians' ? raidAppeal(state, by) : 0.8;
    case 'sealed-choice': {
      const quick = move.quick === undefined ? undefined : kindOf(move.quick);
      return sealedAppeal(playerAt(state, by), quick, packOf(move.load));
    }
    case 'start-shootout':
    case 'call-duel':
      return 3;
    case 'pass':
      return HARDLY;
    case 'slap':
    case 'press':
    case 'miss-target':
    case 'ready':
      return 1;
  }
}

/** What the cards of a player are good for. */
type Glance = { hand: Pack; revolver: Pack; wanted: Kind | undefined; good: KindSet; keepers: Pack; keeping: number };

/** Jokers and Misses go with every denomination. */
const SPECIAL: KindSet = kindSet(JOKER) | kindSet(MISS);

/** All moves of a list are asked about in turn, so the cards behind them are looked at once. */
const glance: Glance = {
  hand: NO_CARDS,
  revolver: NO_CARDS,
  wanted: undefined,
  good: SPECIAL,
  keepers: NO_CARDS,
  keeping: 0,
};

function glanceAt({ hand, revolver }: Player): Glance {
  if (hand === glance.hand && revolver === glance.revolver) return glance;
  glance.hand = hand;
  glance.revolver = revolver;
  glance.wanted = wantedOf(union(hand, revolver));
  glance.good = glance.wanted === undefined ? SPECIAL : SPECIAL | kindSet(glance.wanted);
  glance.keepers = keepersIn(hand, glance.wanted);
  glance.keeping = sizeOf(glance.keepers);
  return glance;
}

/** Is any of these cards good in a shootout: of the denomination that is collected, a Joker, a Miss? */
const isAnyGood = (player: Player, cards: Pack): boolean => hasAnyOf(cards, glanceAt(player).good);

/** As many as one may of what does not belong to the set; an event is better played. */
export function discardAppeal(player: Player, cards: Pack, size: number): number {
  if (isAnyGood(player, cards)) return HARDLY;
  return loadablePart(cards) === cards ? 0.3 * size * size : 0.1 * size;
}

/** All that is good in a shootout, as soon as one may come, and nothing else: what is loaded stays (WB-LOAD-3). */
function loadAppeal(state: State, player: Player, cards: Cards): number {
  if (cards.length > glanceAt(player).keeping) return 0;
  return packOf(cards) === likelyLoad(state, player) ? LOADING : 0;
}
export const LOADING = 4;

/** The one set of cards that anybody would load now, if there is one. */
export const likelyLoad = (state: State, player: Player): Pack =>
  state.phase !== 'turn' || state.sheriffs === 0 ? NO_CARDS : glanceAt(player).keepers;

/** Indians are worth what the others have loaded (WB-IND-2). */
function raidAppeal(state: State, by: Seat): number {
  let struck = 0;
  for (let i = 0; i < state.players.length; i++) {
    if (i !== by && playerAt(state, seat(i)).revolver !== NO_CARDS) struck += 1;
  }
  return 0.1 + 0.6 * struck;
}

/** A high card that does not belong to the set is quick; loading at the last moment costs (WB-SEAL-3). */
function sealedAppeal(player: Player, quick: Kind | undefined, load: Pack): number {
  const { wanted, keepers } = glanceAt(player);
  if (load !== NO_CARDS && load !== keepers) return HARDLY;
  if (quick === undefined) return 0.1;
  const isSpare = quick !== wanted && quick !== JOKER && quick !== MISS;
  return (isSpare ? 0.1 + 0.2 * denomination(quick) : HARDLY) / (1 + 0.3 * sizeOf(load));
}
