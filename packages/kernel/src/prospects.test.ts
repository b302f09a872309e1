import { expect, test } from 'vitest';
import { differenceOf, happened, oftenerThan, rarerThan } from './prospects.ts';

test('two shares are compared in words', () => {
  expect(oftenerThan('en', 81.6, 45.2)).toBe('82% of the time instead of 45%');
  expect(oftenerThan('en', 100, 45)).toBe('every time instead of 45% of the time');
  expect(oftenerThan('ru', 81.6, 45.2)).toBe('в\u00a082\u00a0% случаев вместо 45\u00a0%');
});

test('what happens less often is said to do so only if it is rare', () => {
  expect(rarerThan('en', 12, 45)).toBe('only 12% of the time instead of 45%');
  expect(rarerThan('en', 0.2, 45)).toBe('0% of the time instead of 45%');
  expect(rarerThan('en', 60, 90)).toBe('60% of the time instead of 90%');
  expect(rarerThan('ru', 12, 45)).toBe('лишь в\u00a012\u00a0% случаев вместо 45\u00a0%');
});

test('differences have one digit, without a sign', () => {
  expect([differenceOf('en', 1, 1.84), differenceOf('ru', 2.84, 2), differenceOf('en', 3, 2)]).toEqual([
    '0.8',
    '0,8',
    '1',
  ]);
  expect([happened(true), happened(false)]).toEqual([100, 0]);
});
