import type { SeatInfo } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { leastSeats, seatsFor } from './rules-sheet.tsx';

const person = { type: 'person', name: 'Ann', isHere: true, isReady: false, standIn: undefined } as const;
const empty: SeatInfo = { type: 'empty' };

test('there are at least as many seats as people; bots and free seats don’t count', () => {
  expect(leastSeats({ seats: [person, empty, person, empty, { type: 'bot', name: 'Hank', level: 'easy' }] })).toBe(2);
  expect(leastSeats({ seats: [empty, empty] })).toBe(0);
});

test('another game keeps the number of seats within its limits', () => {
  expect([1, 2, 4, 6, 9].map((now) => seatsFor({ min: 2, max: 6, usual: 4 }, now))).toEqual([2, 2, 4, 6, 6]);
});
