import { below, placeByWeight, type Rng, type Seat } from '@saloon/kernel';
import { loadablePart, NO_CARDS, type Pack, sizeOf } from '../rules/cards.ts';
import { discards, loadOf } from '../rules/hand-moves.ts';
import { actions, legalMoves, SLAP } from '../rules/legal-moves.ts';
import type { Move } from '../rules/moves.ts';
import { hasHandDown, type Player, playerAt, type State } from '../rules/state.ts';
import { appeal, discardAppeal, LOADING, likelyLoad } from './appeal.ts';

/**
 * A legal move, by appeal. Most of a list are sets of cards to load, and nobody would load any but one of them: so in a
 * turn or a race the others are neither listed nor weighed.
 */
export function likely(state: State, by: Seat, rng: Rng): Move | undefined {
  const player = playerAt(state, by);
  if (player.isAway) return undefined;
  if (state.phase === 'turn' && by === state.active) return likelyInTurn(state, by, player, rng);
  if (state.phase === 'race' && !hasHandDown(state, by)) return likelyInRace(player, rng);
  const legal = legalMoves(state, by);
  if (legal.length < 2) return legal[0];
  for (let i = 0; i < legal.length; i++) APPEALS[i] = appeal(state, by, legal[i] as Move);
  const place = placeByWeight(rng, APPEALS, legal.length);
  return legal[place === -1 ? below(rng, legal.length) : place];
}

function likelyInTurn(state: State, by: Seat, player: Player, rng: Rng): Move | undefined {
  const { hand } = player;
  const plain = actions(state, by, hand);
  const { moves, cards } = discards(hand);
  const count = plain.length + moves.length;
  if (count === 1 && loadablePart(hand) === NO_CARDS) return plain[0];
  for (let i = 0; i < plain.length; i++) APPEALS[i] = appeal(state, by, plain[i] as Move);
  for (let i = 0; i < moves.length; i++) {
    const set = cards[i] as Pack;
    APPEALS[plain.length + i] = discardAppeal(player, set, sizeOf(set));
  }
  const load = likelyLoad(state, player);
  if (load !== NO_CARDS) APPEALS[count] = LOADING;
  const place = placeByWeight(rng, APPEALS, load === NO_CARDS ? count : count + 1);
  if (place === count) return loadOf(load);
  if (place !== -1) return place < plain.length ? plain[place] : moves[place - plain.length];
  const legal = legalMoves(state, by);
  return legal[below(rng, legal.length)];
}

/** Everybody slaps. Where cards could be loaded it is drawn for all the same, as from any list of several moves. */
function likelyInRace({ hand }: Player, rng: Rng): Move {
  if (loadablePart(hand) !== NO_CARDS) placeByWeight(rng, ONE, 1);
  return SLAP;
}
const ONE: readonly number[] = [1];

/** One list serves all: it is used up at once. */
const APPEALS: number[] = [];
