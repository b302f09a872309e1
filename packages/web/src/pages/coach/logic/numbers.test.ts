import { expect, test } from 'vitest';
import { isUnsure, marginOf, ofHundred, signed } from './numbers.ts';

test('shares are shown as wins per hundred games, differences with a sign', () => {
  expect([ofHundred(0.416), ofHundred(0), ofHundred(1)]).toEqual([42, 0, 100]);
  expect([signed(0.124), signed(-0.031), signed(0.004), signed(-0.004)]).toEqual(['+12', '−3', '0', '0']);
});

test('a margin is rounded up and is at least one', () => {
  expect([marginOf({ mean: 0.5, margin: 0.041 }), marginOf({ mean: 0.5, margin: 0 })]).toEqual([5, 1]);
});

test('a difference smaller than its margin is unsure', () => {
  expect(isUnsure({ mean: -0.05, margin: 0.06 })).toBe(true);
  expect(isUnsure({ mean: -0.07, margin: 0.06 })).toBe(false);
});
