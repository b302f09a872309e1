import type { Past, Stop } from '../../../core/games/contract.ts';
import { stationAt, stationsOf } from '../../replay/logic/track.ts';

/** Where a round, a turn or a robbery begins among the decisions: the number of the decision, from 1, and the stop. */
export type RoundMark = { readonly at: number; readonly stop: Stop };

/**
 * The marks under the chart: a new one where a decision is the first of its round. None if the player had nothing to decide
 * in a round between: an axis that skips numbers reads as wrong.
 */
export function roundsOf(
  steps: readonly { readonly events: readonly unknown[] }[],
  past: Past | undefined,
  points: readonly { readonly step: number }[],
): readonly RoundMark[] {
  const stations = stationsOf(steps, past);
  let last: Stop | undefined;
  const marks = points.flatMap(({ step }, i): readonly RoundMark[] => {
    const stop = stationAt(stations, step)?.stop;
    if (stop === undefined || (stop.of === last?.of && stop.n === last.n)) return [];
    last = stop;
    return [{ at: i + 1, stop }];
  });
  return marks.every(({ stop }, i) => i === 0 || stop.n === (marks[i - 1]?.stop.n ?? 0) + 1) ? marks : [];
}

/** Even steps: every number would be too close to the next one, and numbers with odd gaps read as wrong. */
const STEPS = [1, 2, 5, 10, 20, 50, 100];

/** The marks whose numbers are multiples of the smallest step that leaves `room` between two of them. */
export function labeled(
  marks: readonly RoundMark[],
  positions: readonly number[],
  room: number,
): ReadonlySet<RoundMark> {
  const all = marks.map((mark, i) => ({ mark, at: positions[i] ?? 0 }));
  const shown = STEPS.map((step) => all.filter(({ mark }) => mark.stop.n % step === 0)).find((some) =>
    some.every(({ at }, i) => i === 0 || at - (some[i - 1]?.at ?? 0) >= room),
  );
  return new Set(shown?.map(({ mark }) => mark));
}
