import { expect, test } from 'vitest';
import { finaleOf } from './finale.ts';

const told = { isOver: true, isTold: true, isShown: false };
const shown = { ...told, isShown: true };

test('the ranking waits for a scene that explains the end, but not forever', () => {
  expect(finaleOf({ hasFinale: true }, told)).toBe(30_000);
  expect(finaleOf({ hasFinale: true }, shown)).toBe(2600);
});

test('an ending of its own comes soon after the last event', () => {
  const ending = { plan: () => undefined, Stage: () => null };
  expect(finaleOf({ hasFinale: true, ending }, shown)).toBe(900);
});

test('other scenes stay for a moment before the ranking', () => {
  expect(finaleOf({}, told)).toBe(1600);
  expect(finaleOf({}, shown)).toBe(1600);
});

test('no ranking comes before the game is over, nor while its last moments are still being told', () => {
  expect(finaleOf({}, { ...told, isOver: false })).toBeUndefined();
  expect(finaleOf({}, { ...told, isTold: false })).toBeUndefined();
  expect(finaleOf({ hasFinale: true }, { ...shown, isTold: false })).toBeUndefined();
});
