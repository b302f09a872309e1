import { expect, test } from 'vitest';
import { marksOf, percentOf, readingTime, stationAt, stationFrom, stationsOf } from './track.ts';

const nothing = { events: [{ type: 'passed' }] };
const begins = (round: number) => ({ events: [{ type: 'passed' }, { type: 'round-started', round }] });
const race = { events: [{ type: 'race-started', urgent: true }] };
const steps = [begins(1), nothing, race, begins(2), nothing, race, { events: [{ type: 'game-ended' }] }];
const stations = stationsOf(steps);

test('stations are where rounds begin, marks are races and the end', () => {
  expect(stations).toEqual([
    { round: 1, step: 0 },
    { round: 2, step: 3 },
  ]);
  expect(marksOf(steps)).toEqual([
    { step: 2, kind: 'race' },
    { step: 5, kind: 'race' },
    { step: 6, kind: 'end' },
  ]);
  expect(stationsOf([{ events: [null, 'x', { type: 'round-started' }] }])).toEqual([]);
});

test.each([
  [0, 'on', 3],
  [2, 'on', 3],
  [3, 'on', 6],
  [6, 'on', 6],
  [6, 'back', 3],
  [4, 'back', 3],
  [3, 'back', 0],
  [0, 'back', 0],
] as const)('from step %i a round %s leads to %i', (step, direction, to) => {
  expect(stationFrom(stations, step, direction, 6)).toBe(to);
});

test('a step belongs to the last station before it', () => {
  expect(stationAt(stations, 2)?.round).toBe(1);
  expect(stationAt(stations, 3)?.round).toBe(2);
  expect(stationAt([], 3)).toBeUndefined();
});

test('places on the track go from 0 to 100, also where there is only one', () => {
  expect([percentOf(0, 4), percentOf(1, 4), percentOf(4, 4), percentOf(0, 0)]).toEqual([0, 25, 100, 0]);
});

test('a long sentence stays longer, within bounds', () => {
  expect(readingTime('')).toBeLessThan(readingTime('Ruby passes.'));
  expect(readingTime('x'.repeat(2000))).toBe(readingTime('x'.repeat(3000)));
});
