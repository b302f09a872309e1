import { gameId } from '@saloon/kernel';
import { expect, test } from 'vitest';
import type { Head } from '../../../local/replay-worker/contract.ts';
import { lacksOf } from './lacks.ts';

const head = (more: Partial<Head> = {}): Head => ({
  game: gameId('wright-brothers'),
  options: {},
  seats: 2,
  seedHash: 'ab',
  outcome: { ranks: [1, 2], scores: [3, 1] },
  redeals: [],
  comments: [],
  ...more,
});

test('a file without names says so', () => {
  expect(lacksOf(head(), false)).toEqual(['names']);
  expect(lacksOf(head({ names: ['', ''] }), false)).toEqual(['names']);
});

test('names come from the file or from the table', () => {
  expect(lacksOf(head({ names: ['Ann', ''] }), false)).toEqual([]);
  expect(lacksOf(head(), true)).toEqual([]);
});

test('an abandoned game has no end', () => {
  expect(lacksOf(head({ outcome: undefined, names: ['Ann', 'Bob'] }), false)).toEqual(['end']);
});
