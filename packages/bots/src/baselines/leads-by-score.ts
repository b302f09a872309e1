import { type Outcome, type Seat, seat } from '@saloon/kernel';
import type { Playable } from '../information-set.ts';

/** Weight of a lead at the end of the game, compared with one during it. */
const AT_THE_END = 1.5;

/** Writes into `leads` how far each seat's score is ahead of the best other seat's. */
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

/** Games without a running score use `evaluate`. */
const scoreNow = <State, Move>({ knowledge }: Playable<State, Move>, state: State, by: Seat): number =>
  knowledge.score?.(state, by) ?? knowledge.evaluate(state, by);
