import type { Seat } from './ids.ts';
import { itemAt } from './pick.ts';

/** How a game ended: each seat's rank (1 is best, ties share a rank) and score, and its team if there are teams. */
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

/** A seat's win share: 1 for a single winner, or split among the teams or seats that tie for first place. */
export function winShare(outcome: Outcome, seat: Seat): number {
  if (itemAt(outcome.ranks, seat) !== 1) return 0;
  const teamOf = (s: number) => outcome.teams?.[s] ?? s;
  const winners = new Set(outcome.ranks.flatMap((rank, s) => (rank === 1 ? [teamOf(s)] : [])));
  return 1 / winners.size;
}
