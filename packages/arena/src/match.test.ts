import { games } from '@saloon/catalog';
import { defaultOptions, deriveSeed, hashOf, seedOf, sha256 } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { playMatchGame } from './chunk.ts';
import { gameOf } from './find-or-throw.ts';
import { playMatch } from './match.ts';
import { botInSeat, chunkSize, type MatchSpec } from './match-spec.ts';
import { botResults } from './results.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

const game = games[0] ?? expect.fail('the catalog has a game');
const specOf = (changes: Partial<MatchSpec> = {}): MatchSpec => ({
  game: game.id,
  bots: ['random'],
  options: defaultOptions(game.options),
  seats: 3,
  seed: seedOf(7),
  games: 12,
  ...changes,
});

test('the result does not depend on the number of threads', async () => {
  const spec = specOf({ games: 120, bots: ['random', 'random', 'random', 'greedy'], options: options({ rounds: 1 }) });
  const [one, three] = await Promise.all([1, 3].map((threads) => playMatch(spec, { threads })));
  expect(three).toEqual(one);
});

test('the hash covers the final states’ hashes, in game order', async () => {
  const spec = specOf();
  const states = Array.from({ length: spec.games }, (_, i) => playMatchGame(game, spec, i).state);
  expect((await playMatch(spec)).hash).toBe(sha256(states.map(hashOf).join('')));
});

test('another seed gives another hash', async () => {
  const hashes = await Promise.all([1, 2].map(async (n) => (await playMatch(specOf({ seed: seedOf(n) }))).hash));
  expect(new Set(hashes).size).toBe(2);
});

test('each game has its own seed, and the bots move on by one seat', () => {
  const spec = specOf({ bots: ['random', 'greedy'], options: options({ rounds: 1 }) });
  const recordings = [0, 1].map((number) => playMatchGame(game, spec, number, true).recording);
  expect(recordings.map((recording) => recording?.seed)).toEqual([0, 1].map((n) => deriveSeed(spec.seed, n)));
});

test('a mirrored match plays every deal in every seating', () => {
  const spec = specOf({ bots: ['random', 'random', 'greedy'], options: options({ rounds: 1 }), mirrored: true });
  const seeds = [0, 1, 2, 3].map((number) => playMatchGame(game, spec, number, true).recording?.seed);
  expect(seeds).toEqual([0, 0, 0, 1].map((n) => deriveSeed(spec.seed, n)));
  const seatsOfGreedy = [0, 1, 2, 3].map((number) => [0, 1, 2].find((seat) => botInSeat(spec, number, seat) === 2));
  expect(seatsOfGreedy).toEqual([2, 1, 0, 2]);
});

test('an interrupted match can continue, and its parts add up to the whole', async () => {
  const spec = specOf({
    games: 30,
    bots: ['random', 'random', 'greedy'],
    options: options({ rounds: 1 }),
    mirrored: true,
  });
  const parts: Tally[] = [];
  const keep = (tally: Tally) => parts.push(tally);
  await playMatch({ ...spec, games: 12 }, { onTally: keep });
  await playMatch({ ...spec, first: 12, games: 18 }, { threads: 2, onTally: keep });
  const total = emptyTally(spec);
  for (const part of parts) addTally(total, part);
  expect(parts.length).toBe(10);
  expect(total.kinds.map(({ spread }) => spread.deals)).toEqual([10, 10]);
  expect(botResults(spec, total)).toEqual((await playMatch(spec)).bots);
});

test('chunks consist of whole deals', () => {
  const sizes = [12, 600, 20_000, 1_000_000].map((games) =>
    chunkSize(specOf({ games, bots: ['a', 'b', 'c'], mirrored: true })),
  );
  expect(sizes).toEqual([3, 3, 21, 255]);
  expect(chunkSize(specOf({ games: 600, bots: ['a', 'b', 'c'] }))).toBe(6);
});

test('win shares by seat and by bot add up to the number of games', async () => {
  const result = await playMatch(
    specOf({ games: 40, bots: ['random', 'random', 'greedy'], options: options({ rounds: 1 }) }),
  );
  const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);
  expect(sum(result.wins)).toBeCloseTo(40);
  expect(sum(result.bots.map(({ wins }) => wins))).toBeCloseTo(40);
  expect(result.bots.map(({ bot, games }) => [bot, games])).toEqual([
    ['random', 80],
    ['greedy', 40],
  ]);
});

test('progress is reported up to the last game', async () => {
  for (const threads of [1, 2]) {
    const told: number[] = [];
    let started = 0;
    await playMatch(specOf(), { threads, onProgress: (n) => told.push(n), onStart: () => (started += 1) });
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(12);
    expect(started).toBe(1);
  }
});

test.each([1, 2])('a match on %i threads can be stopped', async (threads) => {
  const stop = new AbortController();
  const reason = new Error('enough');
  const match = playMatch(specOf({ games: 2000 }), {
    threads,
    signal: stop.signal,
    onProgress: () => stop.abort(reason),
  });
  await expect(match).rejects.toBe(reason);
});

test('a match aborted before it starts plays nothing', async () => {
  await expect(playMatch(specOf(), { signal: AbortSignal.abort(new Error('no')) })).rejects.toThrow('no');
});

test.each([1, 2])('an error in a game on %i threads names its number and seed', async (threads) => {
  const match = playMatch(specOf({ options: null, seats: 3 }), { threads });
  await expect(match).rejects.toThrow(/game [0-9]+ of the match \(seed [0-9a-f]{64}\)/);
});

test('an unknown game or bot throws', async () => {
  expect(() => gameOf('poker')).toThrow('Cannot play poker: there is no such game');
  await expect(playMatch(specOf({ bots: ['clever'] }))).rejects.toThrow('there is no such bot');
});

function options(given: Readonly<Record<string, unknown>>): unknown {
  return { ...(defaultOptions(game.options) as object), ...given };
}
