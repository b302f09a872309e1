import { type Outcome, rankByScore, type Seat } from '@saloon/kernel';
import type { CharacterId } from './data.ts';
import { characterId, hasBegun, NOBODY, type State } from './state.ts';

/** BD-END-1: 1 for the winner; a draw by the turn limit is shared (BD-RULING-26). */
export function outcome(state: State): Outcome | undefined {
  const { ending } = state;
  if (ending === undefined) return undefined;
  const scores = [0, 1].map((by) => (ending.winner === undefined ? 0.5 : ending.winner === by ? 1 : 0));
  return { ranks: rankByScore(scores), scores };
}

/** The active character of a seat; the last one to fall if none is left. */
export function persona(state: State, by: Seat): CharacterId | undefined {
  if (!hasBegun(state)) return undefined;
  const spots = [2 * by + (state.token[by] ?? 0), 2 * by, 2 * by + 1];
  const char = spots.map((spot) => state.chars[spot] ?? NOBODY).find((one) => one !== NOBODY);
  const last = char ?? state.removed[by]?.at(-1);
  return last === undefined ? undefined : characterId(last);
}
