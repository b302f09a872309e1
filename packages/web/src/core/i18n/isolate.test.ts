import { expect, test } from 'vitest';
import { isolated } from './isolate.ts';

test('a right-to-left name is isolated in a sentence; others are unchanged', () => {
  expect(isolated('שלום')).toBe('\u2068שלום\u2069');
  expect(isolated('مرحبا Bob')).toBe('\u2068مرحبا Bob\u2069');
  expect(['Ann', 'Гость Джесси', '西部開拓', '☠️'].map(isolated)).toEqual(['Ann', 'Гость Джесси', '西部開拓', '☠️']);
});
