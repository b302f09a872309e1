import type { Seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { ann, bob, fixture } from '../testing/fixture.ts';
import type { View } from '../wire.ts';
import { endingOf, laidAt, lootPlaces, swingOf } from './ending.ts';

const { view } = fixture('game-over');
const at = (you: Seat | undefined = ann) =>
  ({ you, names: (seat: Seat) => `player ${seat}`, chairs: [], lang: 'en' }) as const;
const over = (...scores: readonly (readonly [score: number, firstPlaces: number])[]): View => ({
  ...view,
  players: scores.map(([score, firstPlaces], i) => ({
    ...(view.players[i] ?? view.players[0]),
    score,
    firstPlaces,
  })) as View['players'],
});

test('[WB-END-2] the poster shows the highest total, and why says the margin first', () => {
  const ending = endingOf(over([31, 1], [37, 2]), at());
  expect(ending).toMatchObject({ why: 'player 1 won by 6 points.', more: 'You came 2nd with 31 points.' });
  expect(ending?.poster).toMatchObject({ name: 'player 1', amount: '37 points', note: '2 first places in splits' });
  expect(endingOf(over([31, 1], [37, 2]), at(bob))).toMatchObject({ why: 'You won by 6 points.', more: undefined });
});

test('on the poster a bot has the face of its name, as on its plate', () => {
  const bot = { type: 'bot', name: 'Amos', level: 'easy' } as const;
  const ending = endingOf(over([31, 1], [37, 2]), { ...at(), chairs: [{ type: 'empty' }, bot] });
  expect(ending?.poster.figure).toBe('pat');
});

test('[WB-END-3] a tie says who came first in more splits, or that it is a draw', () => {
  expect(endingOf(over([37, 1], [37, 2]), at(bob))?.why).toBe('Tied at 37 points: you came first in more splits.');
  expect(endingOf(over([37, 2], [37, 2]), at())?.why).toBe('A draw at 37 points.');
});

test('the last player’s loot is laid first, and all of it lasts five to ten seconds', () => {
  expect(lootPlaces(over([31, 1], [37, 2], [40, 0])).map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [1, 2],
    [0, 3],
  ]);
  expect([2, 1, 0].map((nth) => laidAt(3, nth))).toEqual([1, 2, 3]);
  for (const players of [2, 5]) {
    const many = Array.from({ length: players }, (_, i) => [30 + i, 1] as const);
    const sum = (endingOf(over(...many), at())?.steps ?? []).reduce((a, b) => a + b, 0);
    expect(sum).toBeGreaterThanOrEqual(5000);
    expect(sum).toBeLessThanOrEqual(10_000);
  }
});

test('a game that goes on has no ending, and the largest share turned it', () => {
  expect(endingOf(fixture('turn').view, at())).toBeUndefined();
  const places = [{ seat: ann, size: 2, value: 5, share: 12 }];
  expect(swingOf({ type: 'divided', places, pot: 12, lost: 0 })).toBe(12);
  expect(swingOf({ type: 'passed', seat: ann, why: 'chosen' })).toBe(0);
});
