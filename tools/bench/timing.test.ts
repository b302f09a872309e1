import { expect, test } from 'vitest';
import { repeat, timingOf } from './timing.ts';

test('a timing is the median, and the spread that contains half of the figures', () => {
  expect(timingOf([5, 1, 4, 2, 3])).toEqual({ median: 3, spread: 1 / 3 });
  expect(timingOf([7])).toEqual({ median: 7, spread: 0 });
  expect(timingOf([])).toEqual({ median: 0, spread: 0 });
});

test('the first run only warms up', () => {
  let run = 0;
  expect(repeat(3, () => (run++ === 0 ? 1000 : 5))).toEqual({ median: 5, spread: 0 });
  expect(run).toBe(4);
});
