import { games } from '@saloon/catalog';
import { defaultOptions, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { rewardsOf } from './reward.ts';

const game = games.find(({ id }) => id === 'colt-express') ?? expect.fail('there is no such game');
const state = game.setup(defaultOptions(game.options), 4, seedOf(1));
const outcome = { ranks: [2, 1, 4, 2], scores: [1500, 2500, 250, 1500] };

test('the reward is the win share unless place or margin have a weight', () => {
  expect(rewardsOf(game, state, outcome, { place: 0, margin: 0 })).toEqual([0, 1, 0, 0]);
});

test('the place is the part of the others that are behind, on the scale of the win share', () => {
  const places = rewardsOf(game, state, outcome, { place: 1, margin: 0 });
  expect(places).toEqual([0.25, 0.5, 0, 0.25]);
  expect(rewardsOf(game, state, outcome, { place: 0.5, margin: 0 })[0]).toBeCloseTo(0.125);
});

test('the margin ranks losers by how far they are behind', () => {
  const [second = 0, first = 0, last = 0] = rewardsOf(game, state, outcome, { place: 0, margin: 1 });
  expect(first).toBeGreaterThan(0.8);
  expect(second).toBeGreaterThan(last);
  expect(last).toBeGreaterThan(0);
});
