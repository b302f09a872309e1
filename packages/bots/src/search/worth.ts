import { type Outcome, seat, winShare } from '@saloon/kernel';
import type { Playable } from '../information-set.ts';
import { LEAD } from './weigh.ts';

/**
 * The share of the value that depends on winning. The rest depends on the margin, to rank wins among wins and losses
 * among losses.
 */
const WIN = 0.8;

/** The side that each seat plays on, as a number. */
export function sidesOf<State, Move>(game: Playable<State, Move>, state: State): readonly number[] {
  const sides = Array.from({ length: game.seatCount(state) }, (_, i) => i);
  game.teams?.(state).forEach((team, number) => {
    for (const one of team) sides[one] = number;
  });
  return sides;
}

/** A lead as a number from 0 to 1: 0.5 for no lead, 0.75 for a lead of `unit`. Uses only sums and quotients. */
const squashed = (lead: number, unit: number): number => 0.5 + (0.5 * lead) / (Math.abs(lead) + unit);

/**
 * Writes the state's value for every seat, from 0 to 1, into `worth`. Each seat is compared with the best of the other
 * sides, unless the game evaluates leads itself. A finished game is worth its outcome.
 */
export function measure<State, Move>(
  game: Playable<State, Move>,
  state: State,
  outcome: Outcome | undefined,
  sides: readonly number[],
  worth: number[],
): void {
  const { lead = LEAD, isLead } = game.knowledge;
  if (outcome === undefined) standAll(game, state, sides.length, worth);
  else for (let i = 0; i < sides.length; i++) worth[i] = outcome.scores[i] ?? 0;
  const leads = outcome === undefined && isLead ? worth : leadsOf(worth, sides);
  for (let i = 0; i < sides.length; i++) {
    const standing = squashed(leads[i] ?? 0, lead);
    worth[i] = outcome === undefined ? standing : WIN * winShare(outcome, seat(i)) + (1 - WIN) * standing;
  }
}

function standAll<State, Move>(
  { knowledge }: Playable<State, Move>,
  state: State,
  seats: number,
  standings: number[],
): void {
  if (knowledge.evaluateAll !== undefined) return knowledge.evaluateAll(state, standings);
  for (let i = 0; i < seats; i++) standings[i] = knowledge.evaluate(state, seat(i));
}

/** How far each seat is ahead of the best seat on another side. */
const leadsOf = (scores: readonly number[], sides: readonly number[]): readonly number[] =>
  sides.map((side, i) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let j = 0; j < sides.length; j++) if (sides[j] !== side) best = Math.max(best, scores[j] ?? 0);
    return best === Number.NEGATIVE_INFINITY ? 0 : (scores[i] ?? 0) - best;
  });
