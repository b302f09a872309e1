import { games } from '@saloon/catalog';
import { type AnyGame, defaultOptions, hashOf, type Input, randomWalk, rngFrom, seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { ReplayCache } from './replay-cache.ts';

function walk(game: AnyGame, most: number) {
  const options = defaultOptions(game.options);
  const seats = game.seats(options).max > 2 ? 3 : 2;
  const state = game.setup(options, seats, seedOf(3));
  const inputs: Input<unknown>[] = [];
  const hashes = [hashOf(state)];
  randomWalk(game, state, rngFrom(seedOf(4)), most, (input) => {
    if (inputs.length > 0) hashes.push(hashOf(state));
    inputs.push(input);
  });
  hashes.push(hashOf(state));
  return {
    recording: { game: game.id, rulesVersion: game.rulesVersion, options, seats, seed: seedOf(3), inputs },
    hashes,
  };
}

test.each(games.map((game) => [game.id, game] as const))('%s: the state after any number of inputs', (_id, game) => {
  const { recording, hashes } = walk(game, 130);
  // As a log has it: plain data.
  const cache = ReplayCache.of(game, JSON.parse(JSON.stringify(recording)));
  if (!cache.ok) throw new Error(cache.problem.code);
  for (const inputs of [0, 1, 23, 24, 25, 47, 48, 90, recording.inputs.length].filter((n) => n < hashes.length)) {
    expect(hashOf(cache.stateAfter(inputs))).toBe(hashes[inputs]);
  }
  expect(hashOf(cache.stateAfter(7))).toBe(hashes[7]);
});

test('a redeal is kept, and its seat sees no difference', () => {
  const [game] = games.filter(({ id }) => id === 'wright-brothers');
  if (game === undefined) throw new Error('Cannot find the game');
  const { recording } = walk(game, 60);
  const cut = { ...recording, inputs: recording.inputs.slice(0, 30) };
  const plain = ReplayCache.of(game, cut);
  const again = ReplayCache.of(game, { ...cut, redeals: [{ after: 30, seat: seat(1), seed: seedOf(9) }] });
  const other = ReplayCache.of(game, { ...cut, redeals: [{ after: 30, seat: seat(1), seed: seedOf(10) }] });
  if (!plain.ok || !again.ok || !other.ok) throw new Error('Cannot play it');
  expect(hashOf(again.stateAfter(29))).toBe(hashOf(plain.stateAfter(29)));
  expect(hashOf(again.stateAfter(30))).not.toBe(hashOf(plain.stateAfter(30)));
  expect(hashOf(again.stateAfter(30))).not.toBe(hashOf(other.stateAfter(30)));
  expect(hashOf(again.final)).toBe(hashOf(again.stateAfter(30)));
  expect(game.view(again.stateAfter(30), seat(1))).toEqual(game.view(plain.stateAfter(30), seat(1)));
});
