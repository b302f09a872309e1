import { expect, test } from 'vitest';
import { wantsClock } from './wants-clock.ts';

test('a host who sets a time for decisions wants a clock against bots too', () => {
  expect(wantsClock({ turnTimeMs: 45_000 })).toBe(true);
  expect(wantsClock({ timed: true })).toBe(true);
  expect(wantsClock({ rounds: 3, timed: false, raceTimeoutMs: 5000 })).toBe(false);
  expect(wantsClock(undefined)).toBe(false);
});
