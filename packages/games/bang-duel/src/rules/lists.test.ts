import { expect, test } from 'vitest';
import { removeAt } from './lists.ts';

test('an item is taken out and the rest moves up', () => {
  const list = [5, 6, 7, 8];
  expect(removeAt(list, 1)).toBe(6);
  expect(list).toEqual([5, 7, 8]);
  expect(removeAt(list, 2)).toBe(8);
  expect(removeAt(list, 0)).toBe(5);
  expect(list).toEqual([7]);
});

test('removing a missing item throws', () => {
  const list = [5];
  expect(() => removeAt(list, 1)).toThrow('Cannot remove item 1: the list has 1');
  expect(() => removeAt(list, -1)).toThrow('Cannot remove item -1');
  expect(list).toEqual([5]);
});
