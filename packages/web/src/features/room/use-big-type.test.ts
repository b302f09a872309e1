import { expect, test } from 'vitest';
import { fontFor } from './use-big-type.ts';

const LEAST_REM = 0.75;

test.each([
  [1920, 1080, 32],
  [3840, 2160, 64],
])('on a screen of %d×%d the smallest type has %d pixels', (width, height, least) => {
  expect(fontFor(width, height) * LEAST_REM).toBeCloseTo(least, 5);
});

test('a narrow or small window never has smaller type than a phone', () => {
  expect(fontFor(390, 844)).toBe(16);
  expect(fontFor(1080, 1920)).toBe(24);
});
