import { expect, test } from 'vitest';
import { overscan, pictureOf, readOverscan, shrinkBy } from './overscan.ts';

test('only whole percents up to five are read', () => {
  expect([null, '3', '5', '6', '-1', '2.5', 'x'].map(readOverscan)).toEqual([0, 3, 5, 0, 0, 0, 0]);
});

test('the picture never gets larger than the screen or smaller than nine tenths of it', () => {
  shrinkBy(-1);
  expect(overscan.value).toBe(0);
  for (let i = 0; i < 8; i++) shrinkBy(1);
  expect(overscan.value).toBe(5);
  expect(pictureOf(overscan.value)).toBeCloseTo(0.9);
  shrinkBy(-5);
});
