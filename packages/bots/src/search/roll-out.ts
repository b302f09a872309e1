import { below, type Outcome, placeByWeight, type Rng, type Seat } from '@saloon/kernel';
import type { Playable } from '../information-set.ts';
import type { Playing } from './playing.ts';

/** Plays on from here, at most `moments` times, with likely moves unless `pick` chooses them. Returns the outcome if the game ends. */
export function rollOut<State, Move>(
  game: Playable<State, Move>,
  state: State,
  moments: number,
  playing: Playing<State, Move>,
  rng: Rng,
  pick = (at: State, by: Seat): Move | undefined => likelyMove(game, at, by, rng),
): Outcome | undefined {
  for (let left = moments; left > 0; left--) {
    const outcome = game.outcome(state);
    if (outcome !== undefined) return outcome;
    const acting = game.toAct(state);
    if (acting.length === 1) {
      const by = acting[0] as Seat;
      const move = pick(state, by);
      if (move !== undefined) playing.play(state, by, move);
      else if (!playing.ring(state)) return undefined;
    } else if (acting.length === 0) {
      if (!playing.ring(state)) return undefined;
    } else {
      const moves = acting.map((by) => pick(state, by));
      playing.playTogether(state, acting, moves);
    }
  }
  return game.outcome(state);
}

/** A random legal move, weighted by its appeal. */
export function likelyMove<State, Move>(
  game: Playable<State, Move>,
  state: State,
  by: Seat,
  rng: Rng,
): Move | undefined {
  const { knowledge } = game;
  return knowledge.likely === undefined ? likelyOf(game, state, by, rng) : knowledge.likely(state, by, rng);
}

function likelyOf<State, Move>(game: Playable<State, Move>, state: State, by: Seat, rng: Rng): Move | undefined {
  const legal = game.legalMoves(state, by);
  if (legal.length < 2) return legal[0];
  const { knowledge } = game;
  if (knowledge.appealAll !== undefined) knowledge.appealAll(state, by, legal, APPEALS);
  else if (knowledge.appeal === undefined) return legal[below(rng, legal.length)];
  else for (let i = 0; i < legal.length; i++) APPEALS[i] = knowledge.appeal(state, by, legal[i] as Move);
  const place = placeByWeight(rng, APPEALS, legal.length);
  return legal[place === -1 ? below(rng, legal.length) : place];
}

/** Reused by all roll-outs, which never run at the same time. */
const APPEALS: number[] = [];
