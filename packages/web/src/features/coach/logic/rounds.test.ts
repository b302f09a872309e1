import { expect, test } from 'vitest';
import type { Past } from '../../../core/games/contract.ts';
import { labeled, roundsOf } from './rounds.ts';

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

test('an axis skips no round: if one had no decision, decisions are counted instead', () => {
  expect(roundsOf(steps, past, [{ step: 1 }, { step: 6 }])).toEqual([]);
  expect(roundsOf(steps, past, [{ step: 4 }, { step: 6 }]).map(({ stop }) => stop.n)).toEqual([2, 3]);
});

test('rounds that are too close to each other are labeled in even steps', () => {
  const marks = [1, 2, 3, 4, 6, 8, 10].map((n) => ({ at: n, stop: { of: 'round' as const, n } }));
  const shown = (positions: readonly number[], room: number) =>
    [...labeled(marks, positions, room)].map(({ stop }) => stop.n);
  expect(shown([0, 50, 100, 150, 200, 250, 300], 40)).toEqual([1, 2, 3, 4, 6, 8, 10]);
  expect(shown([0, 30, 60, 90, 120, 160, 200], 30)).toEqual([1, 2, 3, 4, 6, 8, 10]);
  expect(shown([0, 15, 30, 55, 95, 135, 175], 40)).toEqual([2, 4, 6, 8, 10]);
  expect(shown([0, 5, 10, 15, 20, 25, 90], 40)).toEqual([10]);
});
