import { expect, test } from 'vitest';
import { seatsOf } from './ids.ts';

test.each([0, 1, 5, 9, 12])('the seats of a table of %i, clockwise', (n) => {
  expect(seatsOf(n)).toEqual(Array.from({ length: n }, (_, i) => i));
});

test('the usual tables share one list each', () => {
  expect(seatsOf(4)).toBe(seatsOf(4));
});
