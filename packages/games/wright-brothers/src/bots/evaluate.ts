import { type Seat, seat } from '@saloon/kernel';
import { playerAt, type State } from '../rules/state.ts';
import { heuristicGain } from './heuristic.ts';
import { learnedGain, type ValueNets } from './value-nets/learned-gain.ts';
import { TRAINED_NETS } from './value-nets/weights.ts';

/**
 * A seat's lead in points, plus what the current round will bring: the mean of the heuristic and the trained nets,
 * which together win more games than either alone.
 */
export function evaluate(state: State, me: Seat): number {
  const lead = leadOf(state, me);
  if (state.division !== undefined) return lead;
  const reckoned = heuristicGain(state, me);
  const experienced = learnedGain(TRAINED_NETS, state, me) ?? reckoned;
  return lead + 0.5 * (reckoned + experienced);
}

/** For training: the same by these nets alone where they apply, or by the heuristic alone. */
export const evaluateBy =
  (experience: ValueNets | undefined) =>
  (state: State, me: Seat): number => {
    const lead = leadOf(state, me);
    if (state.division !== undefined) return lead;
    return lead + ((experience && learnedGain(experience, state, me)) ?? heuristicGain(state, me));
  };

/** Points ahead of the mean of the best rival and the average rival. */
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
