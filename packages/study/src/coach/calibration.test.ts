import { expect, test } from 'vitest';
import { calibrate, chanceAt, type Mark } from './calibration.ts';

/** `count` games with this lead, `won` of them won. */
const games = (lead: number, n: number, won: number): readonly Mark[] =>
  Array.from({ length: n }, (_, i): Mark => [lead, i < won ? 1 : 0]);

test('leads are worth what they came to, and between two of them what lies between', () => {
  const learned = calibrate([...games(-10, 24, 6), ...games(10, 24, 18)]);
  expect(learned).toEqual({ leads: [-10, 10], chances: [0.25, 0.75] });
  expect([-99, -10, 0, 5, 10, 99].map((lead) => chanceAt(learned, lead))).toEqual([0.25, 0.25, 0.5, 0.625, 0.75, 0.75]);
});

test('a larger lead is never worth less: neighbours that say so by chance are taken together', () => {
  const learned = calibrate([...games(-10, 24, 12), ...games(0, 24, 6), ...games(10, 24, 24)]);
  expect(learned).toEqual({ leads: [-5, 10], chances: [0.375, 1] });
});

test('few games make one point, and none at all an even chance', () => {
  expect(calibrate(games(3, 5, 2)).chances).toEqual([0.4]);
  expect(chanceAt(calibrate([]), 7)).toBe(0.5);
});
