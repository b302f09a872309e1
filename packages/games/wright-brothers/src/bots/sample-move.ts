import { below, placeByWeight, type Rng, type Seat } from '@saloon/kernel';
import { loadablePart, NO_CARDS, sizeOf } from '../rules/cards.ts';
import { discards, loadOf } from '../rules/hand-moves.ts';
import { actions, legalMoves, SLAP } from '../rules/legal-moves.ts';
import type { Move } from '../rules/moves.ts';
import { hasHandDown, type Player, playerAt, type State } from '../rules/state.ts';
import { discardPrior, expectedLoad, handPlan, LOAD_PRIOR, movePrior } from './move-priors.ts';

/**
 * Draws a legal move by its prior. Most legal moves load cards, and at most one of those has a prior above 0. So in a turn
 * or a race the others are not listed.
 */
export function sampleMove(state: State, by: Seat, rng: Rng): Move | undefined {
  const player = playerAt(state, by);
  if (player.isAway) return undefined;
  if (state.phase === 'turn' && by === state.active) return sampleInTurn(state, by, player, rng);
  if (state.phase === 'race' && !hasHandDown(state, by)) return sampleInRace(player, rng);
  const legal = legalMoves(state, by);
  if (legal.length < 2) return legal[0];
  const priors = legal.map((move) => movePrior(state, by, move));
  const place = placeByWeight(rng, priors, priors.length);
  return legal[place === -1 ? below(rng, legal.length) : place];
}

function sampleInTurn(state: State, by: Seat, player: Player, rng: Rng): Move | undefined {
  const { hand } = player;
  const others = actions(state, by, hand);
  const { moves, cards } = discards(hand);
  const count = others.length + moves.length;
  if (count === 1 && loadablePart(hand) === NO_CARDS) return others[0];
  const { toKeep } = handPlan(player);
  const priors: number[] = [];
  for (const move of others) priors.push(movePrior(state, by, move));
  for (const set of cards) priors.push(discardPrior(toKeep, set, sizeOf(set)));
  const load = expectedLoad(state, player);
  if (load !== NO_CARDS) priors.push(LOAD_PRIOR);
  const place = placeByWeight(rng, priors, priors.length);
  if (place === count) return loadOf(load);
  if (place !== -1) return place < others.length ? others[place] : moves[place - others.length];
  const legal = legalMoves(state, by);
  return legal[below(rng, legal.length)];
}

const ONLY_SLAP = [1];

/** Everybody slaps. Where loading is legal too, the generator advances as if the whole list had been weighed. */
function sampleInRace({ hand }: Player, rng: Rng): Move {
  if (loadablePart(hand) !== NO_CARDS) placeByWeight(rng, ONLY_SLAP, 1);
  return SLAP;
}
