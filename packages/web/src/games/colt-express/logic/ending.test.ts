import { expect, test } from 'vitest';
import { ann, bob, cal, player, table } from '../testing/sample.ts';
import type { View } from '../wire.ts';
import { endingOf, endingSteps, swingOf } from './ending.ts';

type Score = NonNullable<View['result']>['players'][number];
const score = (seat: Score['seat'], rank: number, total: number, bonus = 0): Score => ({
  seat,
  rank,
  total,
  bonus,
  loot: total - bonus,
  fired: 0,
  received: 0,
});
const over = (...players: readonly Score[]): View =>
  table({
    phase: 'game-over',
    players: [player(['ghost']), player(['doc']), player(['belle'])],
    result: { players, sheets: [] },
  });
const at = { you: ann, names: (seat: number) => `player ${seat}`, chairs: [], lang: 'en' } as const;

test('[CE-END-5] the poster shows the richest bandit, and why says the margin first', () => {
  const ending = endingOf(over(score(ann, 3, 500), score(bob, 1, 2250), score(cal, 2, 1750)), at);
  expect(ending).toMatchObject({
    poster: { figure: 'doc', name: 'Doc', note: 'player 1', amount: '$2,250' },
    why: 'Doc won by $500.',
    more: 'You came 3rd with $500.',
  });
});

test('[CE-END-4] the gunslinger’s prize is named where it decided', () => {
  expect(endingOf(over(score(bob, 1, 2250, 1000), score(ann, 2, 1750)), at)?.why).toBe(
    'Doc won by $500: the gunslinger’s prize made the difference.',
  );
  expect(endingOf(over(score(bob, 1, 2250, 1000), score(ann, 2, 250)), at)?.why).toBe('Doc won by $2,000.');
});

test('[CE-END-6] fewer bullets break a tie, and without a difference it is a draw', () => {
  expect(endingOf(over(score(ann, 1, 500), score(bob, 2, 500)), at)?.why).toBe('Tied at $500: you took fewer bullets.');
  expect(endingOf(over(score(ann, 1, 500), score(bob, 1, 500)), at)?.why).toBe(
    'A draw at $500, with the same number of bullets.',
  );
});

test('purses are opened from the poorest to the richest, in at most ten seconds', () => {
  const steps = endingSteps(6);
  expect([6, 5, 1].map(steps.open)).toEqual([2, 3, 7]);
  expect(steps.prize).toBe(8);
  const all = endingOf(over(...[ann, bob, cal].map((seat, i) => score(seat, i + 1, 900 - i))), at)?.steps ?? [];
  const sum = all.reduce((a, b) => a + b, 0);
  expect(sum).toBeGreaterThanOrEqual(5000);
  expect(sum).toBeLessThanOrEqual(10_000);
  expect(all).toHaveLength(endingSteps(3).poster + 2);
});

test('a game is over before it has a winner to show', () => {
  expect(endingOf(table(), at)).toBeUndefined();
});

test('what changed hands turned the game, and so did a last bullet', () => {
  const shot = { type: 'shot', bandit: 'doc', seat: bob, target: 'ghost', targetSeat: ann, why: 'chosen' } as const;
  expect(swingOf({ ...shot, bulletsLeft: 0 } as Parameters<typeof swingOf>[0])).toBeGreaterThan(0);
  expect(swingOf({ ...shot, bulletsLeft: 1 } as Parameters<typeof swingOf>[0])).toBe(0);
});
