import type { Past, PastMark, Stop } from '../../../tables/contract.ts';

/** A step as far as the track is concerned. */
export type TrackStep = { readonly events: readonly unknown[] };

/** A station of the track: where a round, a turn or a robbery begins. */
export type Station = { readonly stop: Stop; readonly step: number };
export type Mark = { readonly step: number; readonly kind: PastMark };

/** The stations, as the game calls them. */
export const stationsOf = (steps: readonly TrackStep[], past: Past | undefined): readonly Station[] =>
  steps.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      const stop = past?.stop(event);
      return stop === undefined ? [] : [{ stop, step }];
    }),
  );

/** Of two marks on one place the first of these counts. */
const WEIGHT: readonly PastMark[] = ['end', 'death', 'race', 'shot'];

/** What stands out, one thing a step: the weightiest. */
export const marksOf = (steps: readonly TrackStep[], past: Past | undefined): readonly Mark[] =>
  steps.flatMap(({ events }, step): readonly Mark[] => {
    const kinds = events.flatMap((event) => past?.mark(event) ?? []);
    const kind = WEIGHT.find((one) => kinds.includes(one));
    return kind === undefined ? [] : [{ step, kind }];
  });

/** The marks that can be told apart on a track of this many: where two are too close, the weightier stays. */
export function apart(marks: readonly Mark[], last: number, most: number): readonly Mark[] {
  const gap = last / Math.max(1, most);
  const kept: Mark[] = [];
  for (const kind of WEIGHT) {
    for (const mark of marks) {
      const isFree = kept.every(({ step }) => Math.abs(step - mark.step) >= gap);
      if (mark.kind === kind && isFree) kept.push(mark);
    }
  }
  return kept.sort((a, b) => a.step - b.step);
}

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
