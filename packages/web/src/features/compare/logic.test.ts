import { expect, test } from 'vitest';
import { pairsOf } from './logic.ts';

const moves = (...lines: readonly string[]) => lines.map((notation, step) => ({ step, move: notation, notation }));

test('decisions are the same until the first difference, and later ones are in other positions', () => {
  expect(pairsOf(moves('a', 'b', 'c', 'd'), moves('a', 'x', 'c')).map(({ kind }) => kind)).toEqual([
    'same',
    'first',
    'later',
    'later',
  ]);
  expect(pairsOf(moves('a', 'b'), moves('a', 'b')).map(({ kind }) => kind)).toEqual(['same', 'same']);
  expect(pairsOf(moves('a'), moves('a', 'b')).map(({ kind }) => kind)).toEqual(['same', 'first']);
});
