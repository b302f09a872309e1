import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { othersOf } from './seats.ts';

test('the others sit clockwise from the own left; a spectator sees everybody from the first seat', () => {
  expect(othersOf(4, seat(2))).toEqual([3, 0, 1]);
  expect(othersOf(2, seat(0))).toEqual([1]);
  expect(othersOf(3, undefined)).toEqual([0, 1, 2]);
});
