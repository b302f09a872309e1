import { parseOptions, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import type { Options } from './options.ts';
import { neighbours, seatings } from './seating.ts';

const optionsOf = (given: Partial<Options>): Options => {
  const parsed = parseOptions(caliber45.options, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.options;
};
const teamsOf = (given: Partial<Options>, seats: number, seed = 1) =>
  caliber45.setup(optionsOf(given), seats, seedOf(seed)).players.map(({ team }) => team);
const sizesAt = (given: Partial<Options>, seats: number) => {
  const teams = teamsOf(given, seats);
  return [0, 1, 2].map((team) => teams.filter((one) => one === team).length).filter((size) => size > 0);
};

test.each<[given: Partial<Options>, seats: number, sizes: readonly number[]]>([
  [{}, 2, [1, 1]],
  [{}, 3, [1, 1, 1]],
  [{}, 4, [2, 2]],
  [{}, 5, [3, 2]],
  [{}, 6, [3, 3]],
  [{}, 7, [3, 2, 2]],
  [{}, 8, [3, 3, 2]],
  [{}, 9, [3, 3, 3]],
  [{ teams: 'two' }, 3, [2, 1]],
  [{ teams: 'two' }, 5, [3, 2]],
  [{ teams: 'three' }, 4, [2, 1, 1]],
  [{ teams: 'three' }, 6, [2, 2, 2]],
  [{ teams: '3-1' }, 4, [3, 1]],
  [{ teams: '3-1-1' }, 5, [3, 1, 1]],
  [{ teams: '3-2-1' }, 6, [3, 2, 1]],
  [{ teams: '3-3-1' }, 7, [3, 3, 1]],
  [{ target: '2000' }, 5, [3, 2]],
])('[C45-SETUP-1] %o at a table of %i: teams of %o', (given, seats, sizes) => {
  expect(sizesAt(given, seats)).toEqual(sizes);
});

test.each<[given: Partial<Options>, min: number, max: number]>([
  [{}, 2, 9],
  [{ teams: 'two' }, 2, 6],
  [{ teams: 'three' }, 3, 9],
  [{ teams: '3-1' }, 4, 4],
  [{ seating: 'manual', seatTeams: 12_312 }, 5, 5],
  [{ firstPlayer: 'host-pick', firstSeat: 3 }, 4, 9],
  [{ teams: 'two', firstPlayer: 'host-pick', firstSeat: 6 }, 2, 0],
  // Four in one team, a gap between the teams, one team, no team.
  [{ seating: 'manual', seatTeams: 11_112 }, 2, 0],
  [{ seating: 'manual', seatTeams: 1313 }, 2, 0],
  [{ seating: 'manual', seatTeams: 111 }, 2, 0],
  [{ seating: 'manual', seatTeams: 1204 }, 2, 0],
  [{ seating: 'manual', seatTeams: 120 }, 2, 0],
])('[C45-SETUP-2, C45-RULING-1] with %o a table has %i to %i seats', (given, min, max) => {
  expect(caliber45.seats(optionsOf(given))).toEqual({ min, max });
});

test("[C45-SETUP-2] a number of seats that doesn't fit throws", () => {
  expect(() => caliber45.setup(optionsOf({ teams: '3-1' }), 5, seedOf(1))).toThrow('Cannot seat 5');
  expect(() => caliber45.setup(optionsOf({ teams: 'two' }), 7, seedOf(1))).toThrow('Cannot seat 7');
});

test.each([
  [[1, 1], 0],
  [[2, 1], 1],
  [[3, 1], 2],
  [[2, 2], 0],
  [[3, 2], 1],
  [[3, 3], 0],
  [[1, 1, 1], 0],
  [[2, 1, 1], 0],
  [[3, 1, 1], 1],
  [[2, 2, 1], 0],
  [[3, 2, 1], 0],
  [[2, 2, 2], 0],
  [[3, 2, 2], 0],
  [[3, 3, 1], 0],
  [[3, 3, 2], 0],
  [[3, 3, 3], 0],
])('[C45-SEAT-1, C45-SEAT-2] teams of %o have %i pairs of neighboring teammates', (sizes, pairs) => {
  const ways = seatings(optionsOf({}), sizes);
  expect(new Set(ways.map(neighbours))).toEqual(new Set([pairs]));
  expect(new Set(ways.map(String)).size).toBe(ways.length);
});

test('[C45-EX-21, C45-SEAT-2] 2-1-1 always sits A B A C, in any rotation; for 2-1 every order is fine', () => {
  const ways = seatings(optionsOf({}), [2, 1, 1]).map((way) => way.join(''));
  expect(ways.toSorted()).toEqual(['0102', '0201', '1020', '2010']);
  expect(seatings(optionsOf({}), [2, 1]).length).toBe(3);
});

test('[C45-SEAT-2] the seating is random, each equally likely', () => {
  const drawn = new Map<string, number>();
  for (let seed = 0; seed < 400; seed++) {
    const way = teamsOf({ teams: 'three' }, 4, seed).join('');
    drawn.set(way, (drawn.get(way) ?? 0) + 1);
  }
  expect([...drawn.keys()].toSorted()).toEqual(['0102', '0201', '1020', '2010']);
  for (const count of drawn.values()) expect(count).toBeGreaterThan(70);
});

test('[C45-SEAT-3] with manual seating players sit as the host says, even next to teammates', () => {
  expect(teamsOf({ seating: 'manual', seatTeams: 1122 }, 4)).toEqual([0, 0, 1, 1]);
});
