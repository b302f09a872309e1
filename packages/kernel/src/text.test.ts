import { expect, test } from 'vitest';
import { anyOf, counted, dollars, englishForms, list, plural, russianForms } from './text.ts';

const karta = russianForms('карта', 'карты', 'карт');
const card = englishForms('card', 'cards');

test.each([
  [0, 'карт', 'cards'],
  [1, 'карта', 'card'],
  [2, 'карты', 'cards'],
  [3, 'карты', 'cards'],
  [4, 'карты', 'cards'],
  [5, 'карт', 'cards'],
  [10, 'карт', 'cards'],
  [11, 'карт', 'cards'],
  [12, 'карт', 'cards'],
  [14, 'карт', 'cards'],
  [15, 'карт', 'cards'],
  [21, 'карта', 'cards'],
  [22, 'карты', 'cards'],
  [25, 'карт', 'cards'],
  [101, 'карта', 'cards'],
  [104, 'карты', 'cards'],
  [111, 'карт', 'cards'],
  [112, 'карт', 'cards'],
  [122, 'карты', 'cards'],
  [1011, 'карт', 'cards'],
  [-1, 'карта', 'card'],
  [-3, 'карты', 'cards'],
])('%i %s, %s', (n, ru, en) => {
  expect(plural('ru', n, karta)).toBe(ru);
  expect(plural('en', n, card)).toBe(en);
});

test('a Russian number and its noun stay on one line', () => {
  expect(counted('ru', 3, karta)).toBe('3\u00a0карты');
  expect(counted('en', 3, card)).toBe('3 cards');
});

test('lists are joined with "and" or "or", without a comma before it', () => {
  expect(list('en', [])).toBe('');
  expect(list('en', ['a'])).toBe('a');
  expect(list('en', ['a', 'b'])).toBe('a and b');
  expect(list('en', ['a', 'b', 'c'])).toBe('a, b and c');
  expect(list('ru', ['а', 'б', 'в'])).toBe('а, б и в');
  expect(list('ru', ['а', 'б'])).toBe('а и б');
  expect(anyOf('en', ['a', 'b', 'c'])).toBe('a, b or c');
  expect(anyOf('ru', ['а', 'б', 'в'])).toBe('а, б или в');
});

test.each([
  [0, '$0', '$0'],
  [500, '$500', '$500'],
  [1000, '$1,000', '$1\u00a0000'],
  [2250, '$2,250', '$2\u00a0250'],
  [50_000, '$50,000', '$50\u00a0000'],
  [950_000, '$950,000', '$950\u00a0000'],
  [1_050_000, '$1,050,000', '$1\u00a0050\u00a0000'],
  [-50_000, '−$50,000', '−$50\u00a0000'],
])('%i dollars are %s in English and %s in Russian, with non-breaking spaces', (amount, en, ru) => {
  expect(dollars('en', amount)).toBe(en);
  expect(dollars('ru', amount)).toBe(ru);
});
