import { emptyKind } from '@saloon/arena';
import { expect, test } from 'vitest';
import { pointsOf, ratingsOf } from './ratings.ts';
import { emptyPlayed, type MatchRecord } from './records.ts';
import { RUNGS } from './rungs.ts';

const duel = RUNGS.filter(({ table }) => table.game === 'bang-duel');
const gang = RUNGS.filter(({ table }) => table.game === 'wright-brothers');

function record(bot: string, rival: string, games: number, wins: number): MatchRecord {
  const played = emptyPlayed({ code: 'code' }, [bot, rival]);
  played.games = games;
  played.kinds[bot] = { ...emptyKind(), games, wins };
  return { played };
}

test.each([
  [0.5, 0.5, 0],
  [10 / 11, 0.5, 400],
  [0.25, 0.25, 0],
  // Odds of 1 : 1 where parity is 1 : 3.
  [0.5, 0.25, 191],
  [0.25, 0.5, -191],
])('a share of %f where parity is %f is %i points', (share, parity, points) => {
  expect(pointsOf(1e6, share * 1e6, parity)).toBeCloseTo(points, -1);
});

test('a match without a loss has a rating, which is higher the longer it is', () => {
  const [short, long] = [pointsOf(10, 10, 0.5), pointsOf(1000, 1000, 0.5)];
  expect(short).toBeLessThan(long);
  expect(long).toBeLessThan(2000);
});

test('each level builds on the one below, and the lowest is 1000 by definition', () => {
  const records = {
    'bang-duel/2p/easy-random': record('easy', 'random', 1000, 990),
    'bang-duel/2p/normal-easy': record('normal', 'easy', 1_000_000, 909_091),
    'bang-duel/2p/hard-normal': record('hard', 'normal', 1_000_000, 500_000),
  };
  expect(ratingsOf(duel, records)).toEqual({
    easy: { rating: 1000, games: 1000 },
    normal: { rating: 1400, games: 1_000_000 },
    hard: { rating: 1400, games: 1_000_000 },
  });
});

test("tables count by their games, and benchmark matches don't count", () => {
  const records = {
    'wright-brothers/2p/easy-random': record('easy', 'random', 100, 100),
    'wright-brothers/2p/normal-easy': record('normal', 'easy', 3_000_000, 1_500_000),
    'wright-brothers/4p/normal-easy': record('normal', 'easy', 1_000_000, 769_231),
    'wright-brothers/4p/hard-scripted@hard': record('hard', 'scripted@hard', 1000, 900),
  };
  // 4p: odds of 10 : 3 where parity is 1 : 3 are 400 points; a quarter of all games.
  expect(ratingsOf(gang, records)).toEqual({
    easy: { rating: 1000, games: 100 },
    normal: { rating: 1100, games: 4_000_000 },
  });
});

test('a missing rung ends the ladder', () => {
  expect(ratingsOf(duel, { 'bang-duel/2p/hard-normal': record('hard', 'normal', 100, 90) })).toEqual({});
});
