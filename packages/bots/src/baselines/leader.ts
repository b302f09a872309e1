import { type Outcome, type Seat, seat } from '@saloon/kernel';
import type { Playable } from '../sight.ts';

/** A lead at the end counts so many times as much as one in between. */
const AT_THE_END = 1.5;

/** How far each seat is ahead of the best other by the score of the moment, into `leads`. */
export function leadsByScore<State, Move>(
  game: Playable<State, Move>,
  state: State,
  outcome: Outcome | undefined,
  leads: number[],
): void {
  const seats = game.seatCount(state);
  const scores: number[] = [];
  for (let i = 0; i < seats; i++) scores.push(outcome?.scores[i] ?? scoreNow(game, state, seat(i)));
  for (let i = 0; i < seats; i++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let j = 0; j < seats; j++) if (j !== i) best = Math.max(best, scores[j] ?? 0);
    const lead = (scores[i] ?? 0) - best;
    leads[i] = outcome === undefined ? lead : lead * AT_THE_END;
  }
}

/** A game that keeps no score in between is judged by what its bots know. */
const scoreNow = <State, Move>({ knowledge }: Playable<State, Move>, state: State, by: Seat): number =>
  knowledge.score?.(state, by) ?? knowledge.evaluate(state, by);
