import { RACE_FEATURES, TURN_FEATURES } from '@saloon/wright-brothers/learning';
import { expect, test } from 'vitest';
import type { Samples } from './fit.ts';
import { playRounds } from './rounds.ts';

const spec = { seats: 3, games: 4, first: 1, experience: undefined };
const rowsOf = (samples: Samples, width: number): number[][] =>
  Array.from({ length: samples.length / width }, (_, row) => [...samples.subarray(row * width, (row + 1) * width)]);

test('games give rows of features and the result of the round', () => {
  const { turn, race } = playRounds(spec);
  const turns = rowsOf(turn, TURN_FEATURES.length + 1);
  const races = rowsOf(race, RACE_FEATURES.length + 1);
  expect(turns.length).toBeGreaterThan(100);
  expect(races.length).toBeGreaterThan(20);
  expect(turns.every((row) => row[TURN_FEATURES.indexOf('three-players')] === 1)).toBe(true);
  expect(races.every((row) => row[RACE_FEATURES.indexOf('three-players')] === 1)).toBe(true);
  const brought = turns.map((row) => row.at(-1) ?? Number.NaN);
  expect(Math.max(...brought)).toBeGreaterThan(3);
  expect(Math.min(...brought)).toBeLessThan(-1);
});

test('starting a shootout with more loaded than the others pays off', () => {
  const rows = rowsOf(playRounds({ ...spec, games: 15 }).race, RACE_FEATURES.length + 1);
  const mean = (list: readonly number[][]) => list.reduce((sum, row) => sum + (row.at(-1) ?? 0), 0) / list.length;
  const started = rows.filter((row) => row[RACE_FEATURES.indexOf('i-started')] === 1);
  expect(mean(started)).toBeGreaterThan(mean(rows) + 1);
});

test('the same games give the same rows, and other games other rows', () => {
  expect(playRounds(spec)).toEqual(playRounds(spec));
  expect(playRounds({ ...spec, first: 100 })).not.toEqual(playRounds(spec));
});
