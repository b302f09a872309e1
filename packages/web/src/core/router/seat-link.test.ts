import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { formatSeat, parseSeat } from './seat-link.ts';

test('a link names a seat; a seat outside the game is ignored', () => {
  expect(parseSeat(formatSeat(seat(1)), 4)).toBe(1);
  expect(['#seat-5', '#seat-0', '#seat-x', '', '#step-1'].map((hash) => parseSeat(hash, 4))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
