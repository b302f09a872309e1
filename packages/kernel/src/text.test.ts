import { expect, test } from 'vitest';
import { englishForms, list, plural, russianForms } from './text.ts';

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

test('Intl agrees on every whole number up to 1200', () => {
  const forms = { one: 'one', few: 'few', many: 'many' };
  const russian = new Intl.PluralRules('ru');
  const english = new Intl.PluralRules('en');
  for (let n = 0; n <= 1200; n++) {
    expect(plural('ru', n, forms)).toBe(russian.select(n));
    expect(plural('en', n, forms)).toBe(english.select(n) === 'one' ? 'one' : 'many');
  }
});

test('words are joined as a sentence does', () => {
  expect(list('en', [])).toBe('');
  expect(list('en', ['a'])).toBe('a');
  expect(list('en', ['a', 'b'])).toBe('a and b');
  expect(list('en', ['a', 'b', 'c'])).toBe('a, b and c');
  expect(list('ru', ['а', 'б', 'в'])).toBe('а, б и в');
});
