import { type Seat, seat } from '@saloon/kernel';
import { playerAt, type State } from '../rules/state.ts';
import { type Experience, experiencedGain } from './experience/index.ts';
import { LEARNED } from './experience/learned.ts';
import { reckonedGain } from './heuristic.ts';

/**
 * How well a seat stands: its lead in points, and what the present round will bring. Half of that is reckoned and half is
 * experience: each sees what the other misses, and together they win more than either.
 */
export function evaluate(state: State, me: Seat): number {
  const lead = leadOf(state, me);
  if (state.division !== undefined) return lead;
  const reckoned = reckonedGain(state, me);
  const experienced = experiencedGain(LEARNED, state, me) ?? reckoned;
  return lead + 0.5 * (reckoned + experienced);
}

/** The same by experience alone where it says something, or by reckoning alone: for those who learn. */
export const evaluateBy =
  (experience: Experience | undefined) =>
  (state: State, me: Seat): number => {
    const lead = leadOf(state, me);
    if (state.division !== undefined) return lead;
    return lead + ((experience && experiencedGain(experience, state, me)) ?? reckonedGain(state, me));
  };

/** Points ahead of the best rival, and a little of the distance to the others. */
function leadOf(state: State, me: Seat): number {
  let best = 0;
  let total = 0;
  for (let i = 0; i < state.players.length; i++) {
    if (i === me) continue;
    const { score } = playerAt(state, seat(i));
    best = Math.max(best, score);
    total += score;
  }
  return playerAt(state, me).score - 0.5 * best - (0.5 * total) / (state.players.length - 1);
}
