import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { WAGON_IDS, WAGONS } from '../rules/data.ts';
import type { Place, PlayerScore } from '../rules/moves.ts';
import { things } from './index.ts';
import { byPlace, byRank, cardNames, closed, inBrackets, isTieBroken, sentences } from './words.ts';

test('cards with the same name are counted, in order of first appearance', () => {
  const say = (card: string) => card;
  expect(cardNames([], say)).toBe('');
  expect(cardNames(['Fire'], say)).toBe('Fire');
  expect(cardNames(['Move', 'Fire', 'Move'], say)).toBe('2 × Move, Fire');
});

test('bandits at the same place are grouped', () => {
  const in4: Place = { car: 4, level: 'inside' };
  const in3: Place = { car: 3, level: 'inside' };
  const on3: Place = { car: 3, level: 'roof' };
  const standing = [
    { who: 'doc', place: in4 },
    { who: 'belle', place: in3 },
    { who: 'ghost', place: { ...in4 } },
    { who: 'tuco', place: on3 },
  ];
  expect(byPlace(standing).map(({ place, those }) => [place, those.map(({ who }) => who)])).toEqual([
    [in4, ['doc', 'ghost']],
    [in3, ['belle']],
    [on3, ['tuco']],
  ]);
});

test.each([
  [450, ' ($450)'],
  ['face-down' as const, ''],
  [undefined, ''],
])('the value %s is shown in brackets only if it is known', (value, words) => {
  expect(inBrackets('en', value)).toBe(words);
});

test('a title that ends a sentence gets no second period', () => {
  expect(closed('Braking')).toBe('Braking.');
  expect(closed('Take It All!')).toBe('Take It All!');
});

test('empty parts of a sentence are left out', () => {
  expect(sentences('One.', undefined, false, '', 'Two.')).toBe('One. Two.');
});

test('bullets are mentioned only for equally rich players of different rank', () => {
  const scores = (totals: readonly number[], ranks: readonly number[]): PlayerScore[] =>
    totals.map((total, i) => ({
      seat: seat(i),
      loot: total,
      fired: 0,
      bonus: 0,
      total,
      received: i,
      rank: ranks[i] ?? 0,
    }));
  expect(isTieBroken(scores([2000, 2000], [1, 2]))).toBe(true);
  expect(isTieBroken(scores([2000, 2000], [1, 1]))).toBe(false);
  expect(isTieBroken(scores([2000, 1000], [1, 2]))).toBe(false);
});

test('seats are listed from the best rank down', () => {
  expect(byRank([3, 1, 2])).toEqual([1, 2, 0]);
});

const loads = WAGON_IDS.map((id) => [id, WAGONS[id].purses, WAGONS[id].jewels] as const);
const inEnglish = ['no', 'one', 'two', 'three', 'four'];
test.each(loads)('%s says that it holds %i purses and %i jewels', (id, purses, jewels) => {
  const { rule } = things.en.cars[id];
  const { rule: russian } = things.ru.cars[id];
  expect(rule.includes('purse')).toBe(purses > 0);
  expect(rule.includes('jewel')).toBe(jewels > 0);
  if (purses > 0) expect(rule).toContain(`${inEnglish[purses]} purse${purses === 1 ? '' : 's'}`);
  if (jewels > 0) expect(rule).toContain(`${inEnglish[jewels]} jewel${jewels === 1 ? '' : 's'}`);
  const purse = [undefined, 'один кошелёк', 'два кошелька', 'три кошелька', 'четыре кошелька'][purses];
  const jewel = [undefined, 'один драгоценный камень', 'два драгоценных камня', 'три драгоценных камня'][jewels];
  const loot = [purse, jewel].filter((part) => part !== undefined).join(' и ');
  expect(russian).toBe(`В\u00a0начале внутри ${loot}.`);
});
