import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { eyesIn, formatPlace, type Place, parsePlace } from './link.ts';

const places: readonly (readonly [string, Place])[] = [
  ['#step-1', { step: 0, eyes: 'spectator' }],
  ['#step-120-seat-2', { step: 119, eyes: seat(1) }],
  ['#step-7-all', { step: 6, eyes: 'all' }],
];

test.each(places)('%s is a link to a place', (hash, place) => {
  expect(formatPlace(place)).toBe(hash);
  expect(parsePlace(hash)).toEqual(place);
});

test.each(['', '#', '#step-', '#step--1', '#step-1e9', '#step-3-seat-0x', '#WB-DISC-4', '#step-99999999'])(
  '%j is the beginning',
  (hash) => {
    expect(parsePlace(hash)).toEqual({ step: 0, eyes: 'spectator' });
  },
);

test('a seat that is not there sees what everybody sees, and cards are open only after the end', () => {
  expect(eyesIn(seat(2), 3, false)).toBe(seat(2));
  expect(eyesIn(seat(3), 3, true)).toBe('spectator');
  expect(eyesIn('all', 3, true)).toBe('all');
  expect(eyesIn('all', 3, false)).toBe('spectator');
  expect(parsePlace('#step-4-seat-0').eyes).toBe('spectator');
});
