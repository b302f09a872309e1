import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { likelySteps, turningPoints, turnsByChance } from './turning-points.ts';

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

const chance = { seat: seat(1), before: 0.2, after: 0.7 };
const told = (event: unknown) => (event === 'nothing' ? undefined : `took ${event}`);

test('a moment that changed the chances has the sentence of its heaviest event, and no other follows', () => {
  const turns = [{ at: 20, events: ['nothing', '$5', '$900'], ...chance }];
  expect(turnsByChance(turns, swing, told)).toEqual([{ at: 20, text: 'took $900', chance }]);
});

test('a moment without a heavy event has its first sentence; one without a sentence is skipped', () => {
  const plain = [
    { at: 1, events: ['nothing', 'a card', 'a turn'], ...chance },
    { at: 2, events: ['nothing'], ...chance },
  ];
  expect(turnsByChance(plain, swing, told)).toEqual([{ at: 1, text: 'took a card', chance }]);
});

test('the steps with the heaviest events are likely to have turned the game', () => {
  expect(likelySteps([{ events: [] }, ...batches, { events: ['nothing'] }], swing)).toEqual([2, 1, 3]);
});
