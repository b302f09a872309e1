import { readFileSync } from 'node:fs';
import { LEVELS } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { tables } from '../../games/index.ts';
import { type Ratings, ratingOf } from './ratings.ts';

test('a level has its measured rating, or none', () => {
  const known: Ratings = {
    poker: {
      easy: { rating: 1000, games: 400 },
      hard: { rating: 1312.6, games: 400 },
      legend: { rating: 1000, games: 0 },
    },
  };
  expect(LEVELS.map((level) => ratingOf('poker', level, known))).toEqual([1000, undefined, 1313, undefined]);
  expect(ratingOf('whist', 'easy', known)).toBeUndefined();
});

test('the ladder’s file has every game, with a rating and a count for each level', () => {
  const file = new URL('../../../../catalog/src/ratings.json', import.meta.url);
  const read = JSON.parse(readFileSync(file, 'utf8')) as Ratings;
  expect(Object.keys(read).sort(), 'npm run arena:ladder -- --report writes the file anew').toEqual(
    Object.keys(tables).sort(),
  );
  for (const levels of Object.values(read)) {
    for (const [level, { rating, games }] of Object.entries(levels)) {
      expect(LEVELS).toContain(level);
      expect([typeof rating, typeof games]).toEqual(['number', 'number']);
    }
  }
});
