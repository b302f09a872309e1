import { gameId } from '@saloon/kernel';
import { expect, test } from 'vitest';
import type { Head } from '../worker/contract.ts';
import { lacksOf } from './lacks.ts';

const head = (more: Partial<Head> = {}): Head => ({
  game: gameId('wright-brothers'),
  options: {},
  seats: 2,
  seedHash: 'ab',
  outcome: { ranks: [1, 2], scores: [3, 1] },
  ...more,
});
const stranger = { hasNames: false, hasHash: false };

test('a file without names and without a table says so', () => {
  expect(lacksOf(head(), stranger)).toEqual(['names', 'hash']);
  expect(lacksOf(head({ names: ['', ''] }), stranger)).toEqual(['names', 'hash']);
});

test('names may stand in the file, or be known from the table', () => {
  expect(lacksOf(head({ names: ['Ann', ''] }), stranger)).toEqual(['hash']);
  expect(lacksOf(head(), { hasNames: true, hasHash: true })).toEqual([]);
});

test('a game that was broken off has no end', () => {
  expect(lacksOf(head({ outcome: undefined, names: ['Ann', 'Bob'] }), stranger)).toEqual(['hash', 'end']);
});
