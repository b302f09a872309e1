import { expect, test } from 'vitest';
import { median, quartiles } from './timing.ts';

test('quartiles lie between the figures that are nearest', () => {
  expect(quartiles([5, 1, 4, 2, 3])).toEqual({ low: 2, median: 3, high: 4 });
  expect(quartiles([1, 2])).toEqual({ low: 1.25, median: 1.5, high: 1.75 });
  expect(quartiles([7])).toEqual({ low: 7, median: 7, high: 7 });
  expect(median([])).toBe(0);
});
