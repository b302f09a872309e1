import { expect, test } from 'vitest';
import { finaleOf } from './finale.ts';

test('the ranking waits for a scene that explains the end, and not for ever', () => {
  expect(finaleOf({ hasFinale: true }, false)).toBe(30_000);
  expect(finaleOf({ hasFinale: true }, true)).toBe(2600);
});

test('a scene that explains nothing is looked at for a moment, whatever it says', () => {
  expect(finaleOf({}, false)).toBe(1600);
  expect(finaleOf({}, true)).toBe(1600);
});
