import { expect, test } from 'vitest';
import { isolated } from './isolate.ts';

test('a name that runs from right to left is set apart in a sentence; others are left as they are', () => {
  expect(isolated('שלום')).toBe('\u2068שלום\u2069');
  expect(isolated('مرحبا Bob')).toBe('\u2068مرحبا Bob\u2069');
  expect(['Ann', 'Гость Джесси', '西部開拓', '☠️'].map(isolated)).toEqual(['Ann', 'Гость Джесси', '西部開拓', '☠️']);
});
