import { expect, test } from 'vitest';
import { slotAfter, spotsOf } from './spread.ts';

test('[C45-SETUP-7] every slot has a spot, and the last row lies in the middle', () => {
  const spots = spotsOf(34, 12);
  expect(spots.map(({ slot }) => slot)).toEqual(Array.from({ length: 34 }, (_, i) => i));
  expect(spots[0]?.bend).toBe(-1);
  expect(spots[11]?.bend).toBe(1);
  expect([spots[24]?.row, spots[33]?.row]).toEqual([2, 2]);
  expect((spots[24]?.bend ?? 0) + (spots[33]?.bend ?? 0)).toBeCloseTo(0);
});

test('arrows go from card to card and leave out empty slots', () => {
  const slots = [0, 1, 5, 8, 14, 20];
  expect(slotAfter(slots, 1, 'ArrowRight', 7)).toBe(5);
  expect(slotAfter(slots, 0, 'ArrowLeft', 7)).toBe(20);
  expect(slotAfter(slots, 1, 'ArrowDown', 7)).toBe(8);
  expect(slotAfter(slots, 20, 'ArrowUp', 7)).toBe(8);
  expect(slotAfter(slots, 0, 'ArrowUp', 7)).toBe(0);
  expect(slotAfter(slots, 5, 'End', 7)).toBe(20);
  expect(slotAfter(slots, 5, 'a', 7)).toBeUndefined();
});
