import { games } from '@saloon/catalog';
import { type AnyGame, defaultOptions, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { playMatchGame } from './chunk.ts';
import type { MatchSpec } from './match-spec.ts';
import { playOnThisThread } from './play-on-this-thread.ts';

const [plain = expect.fail('the catalog has a game')] = games;
const spec: MatchSpec = {
  game: plain.id,
  bots: ['random'],
  options: defaultOptions(plain.options),
  seats: 3,
  seed: seedOf(7),
  games: 1,
};
/** The same game, which reports every input. */
const told = (onInput: () => void): AnyGame => ({
  ...plain,
  apply(...args) {
    onInput();
    plain.apply(...args);
  },
});

test('the event loop runs in the middle of a game, so the game can be aborted there', async () => {
  const whole = playMatchGame(plain, spec, 0).inputs;
  const stop = new AbortController();
  const reason = new Error('enough');
  let inputs = 0;
  const counted = told(() => {
    inputs += 1;
    if (inputs === 10) setImmediate(() => stop.abort(reason));
  });
  let time = 0;
  // A clock on which every step takes 50 ms.
  const slow = () => (time += 50);
  await expect(playOnThisThread(counted, spec, 1, () => undefined, stop.signal, slow)).rejects.toBe(reason);
  expect(inputs).toBeGreaterThanOrEqual(10);
  expect(inputs).toBeLessThan(20);
  expect(whole).toBeGreaterThan(20);
});
