import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

// Published examples: Newcombe (1998), table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i lies between %f and %f', (wins, games, low, high) => {
  const interval = wilson(wins, games);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('no games give the interval from 0 to 1', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('an interval stays within 0 and 1', () => {
  expect(wilson(0, 3).low).toBe(0);
  expect(wilson(3, 3).high).toBe(1);
});
