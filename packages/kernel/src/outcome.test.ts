import { expect, test } from 'vitest';
import { seat } from './ids.ts';
import { type Outcome, rankByScore, winShare } from './outcome.ts';

test.each([
  [
    [31, 24, 31],
    [1, 3, 1],
  ],
  [
    [5, 4, 3, 2],
    [1, 2, 3, 4],
  ],
  [
    [0, 0],
    [1, 1],
  ],
  [
    [-3, -1, -1, -7],
    [3, 1, 1, 4],
  ],
  [[9], [1]],
  [[], []],
])('scores %j give ranks %j', (scores, ranks) => {
  expect(rankByScore(scores)).toEqual(ranks);
});

const shares = (outcome: Outcome): number[] => outcome.ranks.map((_, i) => winShare(outcome, seat(i)));

test('a single winner gets the whole share, and tied winners split it', () => {
  expect(shares({ ranks: [2, 1, 3], scores: [1, 2, 0] })).toEqual([0, 1, 0]);
  expect(shares({ ranks: [1, 3, 1, 1], scores: [2, 0, 2, 2] })).toEqual([1 / 3, 0, 1 / 3, 1 / 3]);
});

test('a team wins together: its members do not split the win', () => {
  expect(shares({ ranks: [1, 2, 1, 2], scores: [5, 3, 5, 3], teams: [0, 1, 0, 1] })).toEqual([1, 0, 1, 0]);
  expect(shares({ ranks: [1, 1, 1], scores: [5, 5, 5], teams: [0, 1, 0] })).toEqual([0.5, 0.5, 0.5]);
});

test('a missing seat throws', () => {
  expect(() => winShare({ ranks: [1], scores: [0] }, seat(1))).toThrow('Cannot take item 1: the list has 1');
});
