import { expect, test } from 'vitest';
import type { Row } from './pair.ts';
import { describeRow, isOutOfDate, isSlower, together } from './verdict.ts';

const row = (median: number): Row => ({
  subject: 'colt-express',
  kind: 'legal moves',
  low: median - 0.02,
  median,
  high: median + 0.02,
});

test('less than 0.93 of the reference is slower, and exactly that is not', () => {
  expect(isSlower(row(0.929))).toBe(true);
  expect(isSlower(row(0.93))).toBe(false);
  // A fifth slower.
  expect(isSlower(row(1 / 1.2))).toBe(true);
});

test('nothing is slower if a quarter of the pairs were at least as fast: that is noise', () => {
  expect(isSlower({ ...row(0.85), low: 0.47, high: 1.14 })).toBe(false);
  expect(isSlower({ ...row(0.85), low: 0.7, high: 0.99 })).toBe(true);
});

test('all together are the geometric mean: twice and half as fast is as fast', () => {
  expect(together([row(2), row(0.5)])).toBeCloseTo(1);
  expect(together([])).toBe(1);
});

test('the reference is out of date when everything together is more than 5 % faster', () => {
  expect(isOutOfDate([row(1.3), row(1)])).toBe(true);
  expect(isOutOfDate([row(1.08), row(1)])).toBe(false);
});

test('a row says where half of the pairs are', () => {
  expect(describeRow(row(1.1))).toMatch(/^colt-express +legal moves +× 1\.10 {3}\(half of the pairs 1\.08 to 1\.12\)$/);
});
