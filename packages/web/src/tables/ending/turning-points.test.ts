import { expect, test } from 'vitest';
import { turningPoints } from './turning-points.ts';

const batches = [
  { at: 10, events: ['$250', '$500'] },
  { at: 20, events: ['nothing', '$1000'] },
  { at: 30, events: ['$500', '$300'] },
];
const swing = (event: unknown) => Number(/^\$(\d+)$/.exec(String(event))?.[1] ?? 0);

test('the three largest swings are told in playing order, the earlier one first among equals', () => {
  expect(turningPoints(batches, swing, (event) => `took ${event}`)).toEqual([
    { at: 10, text: 'took $500' },
    { at: 20, text: 'took $1000' },
    { at: 30, text: 'took $500' },
  ]);
});

test('an event without a swing or without a sentence is not shown', () => {
  expect(turningPoints(batches, () => 0, String)).toEqual([]);
  expect(turningPoints(batches, swing, () => undefined)).toEqual([]);
});
