import type { Seat } from '@saloon/kernel';
import { healthAt } from '../rules/spots.ts';
import { type Char, MAX_HEALTH, opponentOf, type State } from '../rules/state.ts';

/** The seat's share of all remaining health, in play and in reserve: 1 if the opponent has none (BD-END-1). */
export function score(state: State, by: Seat): number {
  if (state.ending?.winner !== undefined) return state.ending.winner === by ? 1 : 0;
  const own = healthOf(state, by);
  const all = own + healthOf(state, opponentOf(by));
  return all === 0 ? 0.5 : own / all;
}

const healthOf = (state: State, by: Seat): number =>
  healthAt(state, 2 * by) + healthAt(state, 2 * by + 1) + (state.reserve[by] ?? []).reduce(addHealth, 0);
const addHealth = (sum: number, char: Char): number => sum + (MAX_HEALTH[char] ?? 0);
