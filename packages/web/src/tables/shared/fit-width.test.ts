import { expect, test } from 'vitest';
import { emWidth } from './fit-width.ts';

test('a longer text is wider, capitals and broad letters count for more', () => {
  expect(emWidth('Ann')).toBeLessThan(emWidth('Anna'));
  expect(emWidth('ANNA')).toBeGreaterThan(emWidth('anna'));
  expect(emWidth('шшш')).toBeGreaterThan(emWidth('ооо'));
  expect(emWidth('lil')).toBeLessThan(emWidth('non'));
});

test('an empty text never divides by zero', () => {
  expect(emWidth('')).toBe(1);
});
