import { expect, test } from 'vitest';
import type { Past } from '../../../tables/contract.ts';
import { roundsOf, withRoom } from './rounds.ts';

const past = {
  stop: (event: unknown) => (typeof event === 'number' ? { of: 'round', n: event } : undefined),
  mark: () => undefined,
  hits: () => false,
} satisfies Past;
const steps = [[1], [], [], [2], [], [3], []].map((events) => ({ events }));

test('the first decision of each round gets a mark; rounds without a decision get no mark', () => {
  const points = [1, 2, 4, 4].map((step) => ({ step }));
  expect(roundsOf(steps, past, points)).toEqual([
    { at: 1, stop: { of: 'round', n: 1 } },
    { at: 3, stop: { of: 'round', n: 2 } },
  ]);
  expect(roundsOf(steps, undefined, points)).toEqual([]);
});

test('rounds that are too close to each other share one label', () => {
  expect(withRoom([0, 10, 39, 40, 70, 85], 40)).toEqual([true, false, false, true, false, true]);
});
