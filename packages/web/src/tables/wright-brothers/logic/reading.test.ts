import { LANGS } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { wordsIn } from '../text/index.ts';
import type { Cards } from '../wire.ts';
import { bestReading, sumIn } from './reading.ts';

const readings: [revolver: Cards, cancelled: Cards, en: string, ru: string][] = [
  [[], [], 'Nothing', 'Ничего'],
  [['joker', 'joker'], [], 'Nothing', 'Ничего'],
  [['5', 'joker'], [], 'Two fives', 'Две пятёрки'],
  [['6', '6', '7', 'joker', 'miss'], [], 'Three sixes', 'Три шестёрки'],
  [['6', '7', 'joker'], [], 'Two sevens', 'Две семёрки'],
  [['6', '6', '3', 'joker', 'joker'], ['6', '6'], 'Three threes', 'Три тройки'],
  [['2', '2', '2', '2', '2'], [], 'Five twos', 'Пять двоек'],
  [['1'], [], 'One one', 'Одна единица'],
];

test.each(readings)('[WB-JOKER-3] %j without %j reads %s, %s', (revolver, cancelled, en, ru) => {
  const reading = bestReading(revolver, cancelled);
  expect(LANGS.map((lang) => wordsIn(lang).reading(reading))).toEqual([en, ru]);
});

test('a sum is spelled out, nothing else is', () => {
  expect(sumIn(['7', '3', '4'])).toBe('3 + 4 = 7');
  expect(sumIn(['2', '2', '4'])).toBe('2 + 2 = 4');
  expect(sumIn(['5', '5'])).toBeUndefined();
  expect(sumIn(['3', '4', 'joker'])).toBeUndefined();
});
