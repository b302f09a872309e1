import { expect, test } from 'vitest';
import { itemAt } from './pick.ts';

test('returns the item at the index', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b');
  expect(itemAt([0], 0)).toBe(0);
});

test.each([-1, 2, 0.5])('index %f of two items throws', (index) => {
  expect(() => itemAt(['a', 'b'], index)).toThrow(`Cannot take item ${index}: the list has 2`);
});
