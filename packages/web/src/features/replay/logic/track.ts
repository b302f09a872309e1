import type { Past, PastMark, Stop } from '../../../core/games/contract.ts';

/** The part of a step that the track needs. */
export type TrackStep = { readonly events: readonly unknown[] };

/** A station on the track: where a round, a turn or a robbery begins. */
export type Station = { readonly stop: Stop; readonly step: number };
export type Mark = { readonly step: number; readonly kind: PastMark };

export const stationsOf = (steps: readonly TrackStep[], past: Past | undefined): readonly Station[] =>
  steps.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      const stop = past?.stop(event);
      return stop === undefined ? [] : [{ stop, step }];
    }),
  );

/** From most to least important. Of two marks in one place the more important stays. */
const WEIGHT: readonly PastMark[] = ['end', 'death', 'race', 'shot'];

/** The most important mark of each step. */
export const marksOf = (steps: readonly TrackStep[], past: Past | undefined): readonly Mark[] =>
  steps.flatMap(({ events }, step): readonly Mark[] => {
    const kinds = events.flatMap((event) => past?.mark(event) ?? []);
    const kind = WEIGHT.find((one) => kinds.includes(one));
    return kind === undefined ? [] : [{ step, kind }];
  });

/** The marks that fit on a track of this length. Where two are too close, the more important stays. */
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

/**
 * Where a jump by a round leads: forward to the next station or the end, back to the start of this round or the
 * previous one.
 */
export function stationFrom(
  stations: readonly Station[],
  step: number,
  direction: 'back' | 'on',
  last: number,
): number {
  if (direction === 'on') return stations.find((station) => station.step > step)?.step ?? last;
  return stations.findLast((station) => station.step < step)?.step ?? 0;
}

/** A step's place on the track, from 0 to 100. */
export const percentOf = (step: number, last: number): number => (last === 0 ? 0 : (100 * step) / last);

const SHORTEST_MS = 1100;
const LETTER_MS = 28;
const LONGEST_MS = 6000;

/** How long a step stays at speed 1: the time it takes to read its sentence. */
export const readingTime = (sentence: string): number =>
  Math.min(LONGEST_MS, SHORTEST_MS + LETTER_MS * sentence.length);
