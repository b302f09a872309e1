import type { Seat } from '@saloon/kernel';
import type { Playable } from '../information-set.ts';
import type { Playing } from './playing.ts';
import type { Weigh } from './select.ts';

/** The default lead that wins three games of four. */
export const LEAD = 10;
/** The default of `knowledge.slack`. */
const SLACK = 0.05;

/** Weighs moves in one state, or by their mean `evaluate` over several deals. */
export type Weighing<State, Move> = {
  readonly weigh: Weigh<State, Move>;
  readonly weighOver: (
    deals: readonly State[],
    by: Seat,
    moves: readonly (Move | undefined)[],
    weights: number[],
  ) => void;
};

/** Weighs moves by their appeal and by `evaluate` after each of them. */
export function weighing<State, Move>(
  game: Playable<State, Move>,
  playing: Playing<State, Move>,
  slack = SLACK,
): Weighing<State, Move> {
  const { knowledge } = game;
  const unit = slack * (knowledge.lead ?? LEAD);
  const worthAfter = (state: State, by: Seat, move: Move | undefined): number => {
    if (move === undefined) return knowledge.evaluate(state, by);
    const next = game.clone(state);
    playing.play(next, by, move);
    return knowledge.evaluate(next, by);
  };
  /** Turns `evaluate` after each move into the move's weight. */
  const fromWorth = (state: State, by: Seat, moves: readonly (Move | undefined)[], weights: number[]): void => {
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.length; i++) if ((weights[i] as number) > best) best = weights[i] as number;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      const behind = (best - (weights[i] as number)) / unit;
      const appeal = move === undefined ? 1 : (knowledge.appeal?.(state, by, move) ?? 1);
      weights[i] = (appeal + 0.02) / (1 + behind * behind);
    }
  };
  return {
    weigh: (state, by, moves, weights) => {
      for (let i = 0; i < moves.length; i++) weights[i] = worthAfter(state, by, moves[i]);
      fromWorth(state, by, moves, weights);
    },
    weighOver: (deals, by, moves, weights) => {
      const [first] = deals;
      if (first === undefined) return;
      for (let i = 0; i < moves.length; i++) {
        let sum = 0;
        for (const deal of deals) sum += worthAfter(deal, by, moves[i]);
        weights[i] = sum / deals.length;
      }
      fromWorth(first, by, moves, weights);
    },
  };
}
