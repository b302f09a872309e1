import { type Outcome, rankByScore } from '@saloon/kernel';
import type { State } from './state.ts';

/** BD-END-1: 1 for the winner; a draw by the turn limit is shared (BD-RULING-26). */
export function outcome(state: State): Outcome | undefined {
  const { ending } = state;
  if (ending === undefined) return undefined;
  const scores = [0, 1].map((by) => (ending.winner === undefined ? 0.5 : ending.winner === by ? 1 : 0));
  return { ranks: rankByScore(scores), scores };
}
