import { expect, test } from 'vitest';
import { type Still, stillAfter } from './use-still.ts';

const opened: Still = { step: 4, cut: 1, isStill: true };

test('a step forward is animated, and stays so across renders', () => {
  const stepped = stillAfter(opened, 5, 1);
  expect(stepped.isStill).toBe(false);
  expect(stillAfter(stepped, 5, 1)).toBe(stepped);
});

test('a jump stops animation at once, even during a step, until the next step', () => {
  const jumped = stillAfter(stillAfter(opened, 5, 1), 2, 2);
  expect(jumped).toEqual({ step: 2, cut: 2, isStill: true });
  expect(stillAfter(jumped, 2, 2)).toBe(jumped);
  expect(stillAfter(jumped, 3, 2).isStill).toBe(false);
});

test('a change of viewer on the same step is a jump', () => {
  expect(stillAfter(stillAfter(opened, 5, 1), 5, 2).isStill).toBe(true);
});
