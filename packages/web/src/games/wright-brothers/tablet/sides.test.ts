import { expect, test } from 'vitest';
import { type Side, seatAt, sidesFor } from './sides.ts';

const at = (players: number, x: number, y: number) => seatAt(players, x, y, 1000, 800);

test('the diagonals cut the device into four areas', () => {
  expect([at(4, 500, 700), at(4, 100, 400), at(4, 500, 100), at(4, 900, 400)]).toEqual([0, 1, 2, 3]);
  expect([at(4, 490, 420), at(4, 300, 650), at(4, 100, 650)]).toEqual([0, 0, 1]);
});

test('two players have a half each', () => {
  expect([at(2, 10, 401), at(2, 990, 799), at(2, 10, 399), at(2, 990, 1)]).toEqual([0, 0, 1, 1]);
});

test.each([2, 3, 4, 5])('%i players: the middle of each side belongs to its player', (players) => {
  const all: Readonly<Record<Side, readonly [number, number]>> = {
    bottom: [500, 790],
    left: [10, 400],
    top: [500, 10],
    right: [990, 400],
    'top-left': [250, 10],
    'top-right': [750, 10],
  };
  expect(sidesFor(players).map((side) => at(players, ...all[side]))).toEqual(sidesFor(players).map((_, i) => i));
});
