import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { isAskedIn } from './asked-seats.ts';

test('a view lists the seats that the game waits for, itself or in `seats`', () => {
  expect(isAskedIn({ asked: [0, 2] }, seat(2))).toBe(true);
  expect(isAskedIn({ asked: [0, 2] }, seat(1))).toBe(false);
  expect(isAskedIn({ asked: { seats: [1], decision: 'play' } }, seat(1))).toBe(true);
  expect(isAskedIn({ asked: { seats: [1], decision: 'play' } }, seat(0))).toBe(false);
});

test('nobody is asked before the deal, or when the game waits for nobody', () => {
  for (const view of [undefined, {}, { asked: undefined }, { asked: [] }]) expect(isAskedIn(view, seat(0))).toBe(false);
});
