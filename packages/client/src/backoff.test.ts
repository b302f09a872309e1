import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';

test('attempts come half a second apart, then one and a half at most, and ten after about a minute', () => {
  const waits = Array.from({ length: 50 }, (_, attempt) => backoff(attempt, () => 0.5));
  expect(waits.slice(0, 5)).toEqual([500, 1000, 1500, 1500, 1500]);
  expect(waits[39]).toBe(1500);
  expect(waits[40]).toBe(10_000);
});

test('chance spreads the attempts of many clients, and a server that starts again has everybody back in under three seconds', () => {
  expect(backoff(0, () => 0)).toBe(375);
  expect(Math.max(...Array.from({ length: 40 }, (_, attempt) => backoff(attempt, () => 0.999)))).toBeLessThan(1900);
});
