import { expect, test } from 'vitest';
import type { Cards } from '../rules/moves.ts';
import { reading as enReading } from './en.ts';
import { reading as ruReading } from './ru.ts';
import { signed, speedOf, sumIn } from './words.ts';

const readings: [size: number, value: number, en: string, ru: string][] = [
  [0, 0, 'nothing', 'ничего'],
  [1, 1, 'one one', 'одна единица'],
  [1, 6, 'one six', 'одна шестёрка'],
  [2, 7, 'two sevens', 'две семёрки'],
  [3, 6, 'three sixes', 'три шестёрки'],
  [4, 2, 'four twos', 'четыре двойки'],
  [5, 3, 'five threes', 'пять троек'],
  [7, 4, 'seven fours', 'семь четвёрок'],
  [11, 5, 'eleven fives', 'одиннадцать пятёрок'],
  [13, 1, '13 ones', '13 единиц'],
  [21, 6, '21 sixes', '21 шестёрка'],
];

test.each(readings)('a set of %i with denomination %i is "%s", «%s»', (size, value, en, ru) => {
  expect(enReading(size, value)).toBe(en);
  expect(ruReading(size, value)).toBe(ru);
});

const sums: [cards: Cards, sum: string | undefined][] = [
  [['3', '4', '7'], '3 + 4 = 7'],
  [['2', '2', '4'], '2 + 2 = 4'],
  [['1', '2', '3', '6'], '1 + 2 + 3 = 6'],
  [['7'], undefined],
  [['5', '5'], undefined],
  [['5', '5', '5'], undefined],
  [['1', '2', '4'], undefined],
  [['joker', 'joker', 'joker'], undefined],
];

test.each(sums)('the sum in %j is %s', (cards, sum) => expect(sumIn(cards)).toBe(sum));

test('a speed shows its calculation', () => {
  expect(speedOf('6', [], 6)).toBe('6');
  expect(speedOf('6', ['3', '3'], 4)).toBe('6 − 2 = 4');
  expect(speedOf('joker', ['3'], -1)).toBe('0 − 1 = −1');
  expect(speedOf(undefined, [], 0)).toBe('0');
  expect([signed(-2), signed(0), signed(2)]).toEqual(['−2', '0', '2']);
});
