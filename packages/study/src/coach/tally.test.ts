import { expect, test } from 'vitest';
import { counted, guessOf, joined, NO_TALLY } from './tally.ts';

const tallyOf = (values: readonly number[]) => values.reduce(counted, NO_TALLY);

test('a guess is the mean, and the surer the more was counted', () => {
  const few = guessOf(tallyOf([1, 0, 1, 0]));
  const many = guessOf(tallyOf(Array.from({ length: 400 }, (_, i) => i % 2)));
  expect([few.mean, many.mean]).toEqual([0.5, 0.5]);
  // 1.96 · √((400 / 4 + 2) / 400²): five games of a hundred.
  expect(many.margin).toBeCloseTo(0.0495, 4);
  expect(few.margin).toBeGreaterThan(0.5);
});

test('games that all came out alike are not taken for a proof when they are few', () => {
  expect(guessOf(tallyOf([1, 1, 1, 1])).margin).toBeGreaterThan(0.5);
  expect(guessOf(tallyOf(Array.from({ length: 1000 }, () => 1))).margin).toBeLessThan(0.003);
  expect(guessOf(NO_TALLY)).toEqual({ mean: 0, margin: 1 });
});

test('tallies are joined as if they had been one', () => {
  expect(joined(tallyOf([1, 0.5]), tallyOf([0, 1]))).toEqual(tallyOf([1, 0.5, 0, 1]));
});
