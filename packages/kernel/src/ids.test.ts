import { expect, test } from 'vitest';
import { seatsOf } from './ids.ts';

test.each([0, 1, 5, 9, 12])('the seats of a table with %i seats, clockwise', (n) => {
  expect(seatsOf(n)).toEqual(Array.from({ length: n }, (_, i) => i));
});

test('usual table sizes share one list each', () => {
  expect(seatsOf(4)).toBe(seatsOf(4));
});
