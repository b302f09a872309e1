import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { ann, fixture } from '../testing/fixture.ts';
import { fewestNeighbours, hasHeadStart, seatingNotes, seatsRound } from './seating.ts';

/** The team of each seat, a digit each: `1212`. */
const teamsByHand = (digits: number): readonly number[] => [...String(digits)].map((digit) => Number(digit) - 1);

test('the others sit clockwise from the own left: up the left side, along the top, down the right', () => {
  expect(seatsRound(6, ann)).toEqual({ left: [1, 2], top: [3], right: [4, 5] });
  expect(seatsRound(2, ann)).toEqual({ left: [], top: [1], right: [] });
  expect(seatsRound(4, seat(2))).toEqual({ left: [3], top: [0], right: [1] });
  expect(seatsRound(9, undefined)).toEqual({ left: [0, 1, 2], top: [3, 4, 5], right: [6, 7, 8] });
});

test('[C45-SEAT-2] the fewest neighbours of each split', () => {
  const fewest = (digits: number) => fewestNeighbours(teamsByHand(digits));
  expect([12, 1212, 121212, 123, 112233].map(fewest)).toEqual([0, 0, 0, 0, 0]);
  expect([11123, 112, 11122, 1112].map(fewest)).toEqual([1, 1, 1, 2]);
});

test('[C45-SEAT-3] a table is warned of neighbours that could be avoided, and of no others', () => {
  expect(seatingNotes(teamsByHand(1122))).toEqual(['needless-neighbours']);
  expect(seatingNotes(teamsByHand(1212))).toEqual([]);
  expect(seatingNotes([0, 1])).toEqual([]);
});

test('[C45-ONLINE-9] uneven teams are told', () => {
  expect(seatingNotes(teamsByHand(121))).toEqual(['uneven-teams']);
  expect(seatingNotes(teamsByHand(11122))).toEqual(['needless-neighbours', 'uneven-teams']);
});

test('[C45-HEAD-1, C45-ONLINE-9] with a head start, uneven teams get no note', () => {
  const { view } = fixture('arm');
  const [first, ...others] = view.teams;
  if (first === undefined) throw new Error('the table has no teams');
  const ahead = { ...view, teams: [{ ...first, total: first.total + 400_000 }, ...others] };
  expect([hasHeadStart(view), hasHeadStart(ahead)]).toEqual([false, true]);
  expect(seatingNotes(teamsByHand(121), true)).toEqual([]);
  expect(seatingNotes(teamsByHand(11122), true)).toEqual(['needless-neighbours']);
});
