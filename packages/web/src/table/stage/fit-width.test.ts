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

// Measured in the page.
test.each([
  ['Минни', 3.38],
  ['Шайенн', 4.08],
  ['Анна-Мария', 6.0],
  ['Dolly', 2.57],
])('%s is never taken for narrower than it is drawn', (name, width) => {
  expect(emWidth(name)).toBeGreaterThan(width * 1.005);
});
