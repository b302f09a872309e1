import type { Past, Stop } from '../../../tables/contract.ts';
import { stationAt, stationsOf } from '../../replay/logic/track.ts';

/** Where a round, a turn or a robbery begins among the decisions: the number of the decision, from 1, and the stop. */
export type RoundMark = { readonly at: number; readonly stop: Stop };

/** The marks under the chart: a new one where a decision is the first of its round. */
export function roundsOf(
  steps: readonly { readonly events: readonly unknown[] }[],
  past: Past | undefined,
  points: readonly { readonly step: number }[],
): readonly RoundMark[] {
  const stations = stationsOf(steps, past);
  let last: Stop | undefined;
  return points.flatMap(({ step }, i): readonly RoundMark[] => {
    const stop = stationAt(stations, step)?.stop;
    if (stop === undefined || (stop.of === last?.of && stop.n === last.n)) return [];
    last = stop;
    return [{ at: i + 1, stop }];
  });
}

/** Which of these positions on an axis get a label, so that no two labels are closer than `room`. */
export function withRoom(positions: readonly number[], room: number): readonly boolean[] {
  let last = Number.NEGATIVE_INFINITY;
  return positions.map((at) => {
    if (at - last < room) return false;
    last = at;
    return true;
  });
}
