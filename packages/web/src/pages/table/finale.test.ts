import { expect, test } from 'vitest';
import { finaleOf } from './finale.ts';

test('the ranking waits for a scene that explains the end, but not forever', () => {
  expect(finaleOf({ hasFinale: true }, false)).toBe(30_000);
  expect(finaleOf({ hasFinale: true }, true)).toBe(2600);
});

test('an ending of its own comes soon after the last event', () => {
  const ending = { plan: () => undefined, Stage: () => null };
  expect(finaleOf({ hasFinale: true, ending }, true)).toBe(900);
});

test('other scenes stay for a moment before the ranking', () => {
  expect(finaleOf({}, false)).toBe(1600);
  expect(finaleOf({}, true)).toBe(1600);
});
