import type { Seat } from './ids.ts';
import { itemAt } from './pick.ts';

/** How a game ended: per seat its rank (1 is best, equals share one), its score, and its team where there are teams. */
export type Outcome = {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly teams?: readonly number[];
};

/**
 * Ranks by score, best first; equal scores share a rank and the next rank is left out.
 *
 * @example
 * rankByScore([31, 24, 31]) // [1, 3, 1]
 */
export const rankByScore = (scores: readonly number[]): readonly number[] =>
  scores.map((score) => 1 + scores.filter((other) => other > score).length);

/** What a seat is worth in a table of win shares: 1 for a lone winner, split among all that share first place by team. */
export function winShare(outcome: Outcome, seat: Seat): number {
  if (itemAt(outcome.ranks, seat) !== 1) return 0;
  const teamOf = (s: number) => outcome.teams?.[s] ?? s;
  const winners = new Set(outcome.ranks.flatMap((rank, s) => (rank === 1 ? [teamOf(s)] : [])));
  return 1 / winners.size;
}
