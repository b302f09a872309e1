import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { eyesIn, formatMoment, formatPlace, type Place, parsePlace, stepOf } from './replay-link.ts';

const places: readonly (readonly [string, Place])[] = [
  ['#step-1', { step: 0, eyes: 'spectator' }],
  ['#step-120-seat-2', { step: 119, eyes: seat(1) }],
  ['#step-7-all', { step: 6, eyes: 'all' }],
];

test.each(places)('%s links to a place', (hash, place) => {
  expect(formatPlace(place)).toBe(hash);
  expect(parsePlace(hash)).toEqual(place);
});

test.each([
  '',
  '#',
  '#step-',
  '#step--1',
  '#step-1e9',
  '#step-3-seat-0x',
  '#WB-DISC-4',
  '#step-99999999',
  '#at-',
  '#at-x',
])('%j leads to the beginning, and leaves open whose view it is', (hash) => {
  expect(parsePlace(hash)).toEqual({ step: 0, eyes: undefined });
});

test('a link to a time in a running game leads to the last step before it', () => {
  expect(formatMoment(65_300.4, seat(1))).toBe('#at-65300-seat-2');
  expect(parsePlace('#at-65300-seat-2')).toEqual({ at: 65_300, eyes: seat(1) });
  const steps = [{ at: 0 }, { at: 400 }, { at: 400 }, { at: 900 }];
  expect([0, 399, 400, 5000].map((at) => stepOf({ at, eyes: 'spectator' }, steps))).toEqual([0, 0, 2, 3]);
  expect([0, 2, 99].map((step) => stepOf({ step, eyes: 'spectator' }, steps))).toEqual([0, 2, 3]);
  expect(stepOf({ step: 4, eyes: 'all' }, [])).toBe(0);
});

test('an unknown seat gets the public view, and cards are open only after the end', () => {
  expect(eyesIn(seat(2), 3, false)).toBe(seat(2));
  expect(eyesIn(seat(3), 3, true)).toBe('spectator');
  expect(eyesIn('all', 3, true)).toBe('all');
  expect(eyesIn('all', 3, false)).toBe('spectator');
  expect(parsePlace('#step-4-seat-0').eyes).toBe('spectator');
});
