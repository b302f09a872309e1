import { expect, test } from 'vitest';
import { marginOf, ofHundred } from './numbers.ts';

test('shares are shown as wins per hundred games', () => {
  expect([ofHundred(0.416), ofHundred(0), ofHundred(1)]).toEqual([42, 0, 100]);
});

test('a margin is rounded up and is at least one', () => {
  expect([marginOf({ mean: 0.5, margin: 0.041 }), marginOf({ mean: 0.5, margin: 0 })]).toEqual([5, 1]);
});
