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
])('%s was meant to be %s', (typed, meant) => {
  expect(closest(typed, words)).toBe(meant);
});

test('a suggestion is the end of a sentence, or nothing', () => {
  expect(suggest('arean', words)).toBe(' (did you mean arena?)');
  expect(suggest('poker', words)).toBe('');
});
