import { expect, test } from 'vitest';
import { closest, suggest } from './closest.ts';

const words = ['simulate', 'arena', 'replay', 'perft', 'greedy@hard'];

test.each([
  ['simulte', 'simulate'],
  ['smiulate', 'simulate'],
  ['sim', 'simulate'],
  ['REPLAY', 'replay'],
  ['prefr', undefined],
  ['pefrt', 'perft'],
  ['greedy-hard', 'greedy@hard'],
  ['s', undefined],
  ['', undefined],
  ['constructor', undefined],
])('%s probably means %s', (typed, meant) => {
  expect(closest(typed, words)).toBe(meant);
});

test('a suggestion is added to the end of a sentence', () => {
  expect(suggest('arean', words)).toBe(' (did you mean arena?)');
  expect(suggest('poker', words)).toBe('');
});
