import { expect, test } from 'vitest';
import { chartData } from './chart-data.ts';

const point = (known: number, truth: number) => ({
  step: 0,
  known: { mean: known, margin: 0.1 },
  truth: { mean: truth, margin: 0.1 },
});

test('curves pass through all decisions and end at the result; the band stays on the chart', () => {
  expect(chartData({ points: [point(0.25, 0.5), point(0.95, 0.9)], result: 1 })).toEqual({
    at: [1, 2, 3],
    known: [25, 95, 100],
    low: [15, 85, 100],
    high: [35, 100, 100],
    truth: [50, 90, 100],
  });
});

test('an empty report draws nothing; an unfinished game has no last point', () => {
  expect(chartData({ points: [], result: 1 }).at).toEqual([]);
  expect(chartData({ points: [point(0.5, 0.5)], result: undefined }).at).toEqual([1]);
});
