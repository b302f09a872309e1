import { expect, test } from 'vitest';
import { countdown, localMinute, pointsText } from './numbers.ts';

test('points are written with halves, other parts with two digits', () => {
  expect([0, 1, 0.5, 2.5, 2 / 3, 1 + 1 / 3].map(pointsText)).toEqual(['0', '1', '½', '2½', '0.67', '1.33']);
});

test('a countdown has hours and days only when they are needed', () => {
  expect([0, 9000, 65_000, 3_661_000, 90_000_000].map((ms) => countdown(ms, 'd'))).toEqual([
    '0:00',
    '0:09',
    '1:05',
    '1:01:01',
    '1d 1:00:00',
  ]);
});

test('a date field is in local time and reads back as the same minute', () => {
  const at = Date.UTC(2026, 10, 18, 16, 5);
  expect(new Date(localMinute(at)).getTime()).toBe(at);
});
