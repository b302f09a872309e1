import { expect, test } from 'vitest';
import { movesOf, OfferBook } from './index.ts';

const pass = { type: 'pass' };
const loads = [
  { type: 'load', cards: ['3'] },
  { type: 'load', cards: ['3', '4'] },
];

test('moves that differ in one field are sent by that field', () => {
  expect(movesOf([pass])).toEqual([pass]);
  expect(movesOf({ of: { type: 'load' }, each: 'cards', are: [['3'], ['3', '4']] })).toEqual(loads);
});

test('a list stays in its slot until another replaces it, and offers name slots', () => {
  const book = new OfferBook();
  const first = book.read({ use: [0, 1], put: { 0: [pass], 1: loads }, questions: { pass: 3 } });
  expect(first).toEqual({ moves: [pass, ...loads], questions: { pass: 3 } });
  expect(book.read({ use: [1] })).toEqual({ moves: loads, questions: {} });
  expect(book.read({ use: [] })).toEqual({ moves: [], questions: {} });
  const [, fresh] = loads;
  expect(book.read({ use: [1, 0], put: { 1: [fresh] } }).moves).toEqual([fresh, pass]);
  expect(book.read({ use: [1] }).moves).toEqual([fresh]);
  expect(() => book.read({ use: [7] })).toThrow('Cannot read an offer: there is no list in slot 7');
});
