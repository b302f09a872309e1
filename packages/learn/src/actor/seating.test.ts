import { games } from '@saloon/catalog';
import { defaultOptions, rngFrom, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { seatingOf } from './seating.ts';

const caliber = games.find(({ id }) => id === 'caliber-45') ?? expect.fail('there is no such game');
const state = caliber.setup(defaultOptions(caliber.options), 4, seedOf(1));
const rng = rngFrom(seedOf(2));

test('a whole team learns', () => {
  const { players, learner } = seatingOf(caliber, state, [{ name: 'easy', percent: 1 }], rng);
  const team = caliber.teams?.(state).find((seats) => seats.some((one) => one === learner)) ?? [];
  expect(team).toHaveLength(2);
  expect(players.map(({ type }) => type)).toEqual(
    [0, 1, 2, 3].map((i) => (team.some((s) => s === i) ? 'learner' : 'bot')),
  );
});

test('opponents come as often as they should', () => {
  const kinds = [
    { name: 'self', percent: 30 },
    { name: 'old', percent: 10 },
  ];
  const drawn = Array.from({ length: 400 }, () => seatingOf(caliber, state, kinds, rng));
  const old = drawn.filter(({ kind }) => kind === 1);
  expect(old.length).toBeGreaterThan(60);
  expect(old.length).toBeLessThan(140);
  expect(old.every(({ players }) => players.filter(({ type }) => type === 'old').length === 2)).toBe(true);
  expect(() => seatingOf(caliber, state, [{ name: 'nobody', percent: 1 }], rng)).toThrow(/Cannot play against nobody/);
});
