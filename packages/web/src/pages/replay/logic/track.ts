/** A step as far as the track is concerned. */
export type TrackStep = { readonly events: readonly unknown[] };

/** A station of the track: where a round begins. */
export type Station = { readonly round: number; readonly step: number };
export type Mark = { readonly step: number; readonly kind: 'race' | 'end' };

const has = (event: unknown, key: string, value: unknown): boolean =>
  typeof event === 'object' && event !== null && (event as Record<string, unknown>)[key] === value;

const roundIn = (event: unknown): number | undefined => {
  if (!has(event, 'type', 'round-started')) return undefined;
  const { round } = event as { readonly round?: unknown };
  return typeof round === 'number' ? round : undefined;
};

/** The rounds, by the `round-started` events that every game of the house has. */
export const stationsOf = (steps: readonly TrackStep[]): readonly Station[] =>
  steps.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      const round = roundIn(event);
      return round === undefined ? [] : [{ round, step }];
    }),
  );

/** What stands out: races, which come with events that cannot wait, and the end. */
export const marksOf = (steps: readonly TrackStep[]): readonly Mark[] =>
  steps.flatMap(({ events }, step): readonly Mark[] => {
    if (events.some((event) => has(event, 'type', 'game-ended'))) return [{ step, kind: 'end' }];
    return events.some((event) => has(event, 'urgent', true)) ? [{ step, kind: 'race' }] : [];
  });

/** The station that this step belongs to. */
export const stationAt = (stations: readonly Station[], step: number): Station | undefined =>
  stations.findLast((station) => station.step <= step);

/** Where a jump by a round leads: on to the next station or the end, back to the beginning of this round or of the last. */
export function stationFrom(
  stations: readonly Station[],
  step: number,
  direction: 'back' | 'on',
  last: number,
): number {
  if (direction === 'on') return stations.find((station) => station.step > step)?.step ?? last;
  return stations.findLast((station) => station.step < step)?.step ?? 0;
}

/** Where on the track a step lies, from 0 to 100. */
export const percentOf = (step: number, last: number): number => (last === 0 ? 0 : (100 * step) / last);

const SHORTEST_MS = 1100;
const LETTER_MS = 28;
const LONGEST_MS = 6000;

/** How long a step stays at speed 1: as long as its sentence takes to read. */
export const readingTime = (sentence: string): number =>
  Math.min(LONGEST_MS, SHORTEST_MS + LETTER_MS * sentence.length);
