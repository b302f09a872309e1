import { games } from '@saloon/catalog';
import { defaultOptions, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { playMatch } from './match.ts';

test.each([
  // Measured over 100 games with seed 1: 91 % with four players, 93 % with two, 78 % against the lowest level.
  { seats: 4, line: ['greedy', 'random', 'random', 'random'], share: 0.75 },
  { seats: 2, line: ['greedy', 'random'], share: 0.75 },
  { seats: 2, line: ['greedy@legend', 'easy'], share: 0.6 },
])('wright-brothers: $line.0 wins more than $share of the games against $line.1', async ({ seats, line, share }) => {
  const game = games.find(({ id }) => id === 'wright-brothers') ?? expect.fail('it is in the catalog');
  const options = defaultOptions(game.options);
  const { bots: results } = await playMatch({ game: game.id, bots: line, options, seats, seed: seedOf(1), games: 60 });
  expect(results[0]?.winShare).toBeGreaterThan(share);
});
