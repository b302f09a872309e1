import { expect, test } from 'vitest';
import type { CowboyCard } from '../rules/cards.ts';
import type { Cards } from '../rules/moves.ts';
import * as en from './en-labels.ts';
import * as ru from './ru-labels.ts';
import { seatsByTeam, sentences } from './words.ts';

const shots: [cards: Cards, en: string, ru: string][] = [
  [['bullet-1'], '1 bullet', '1\u00a0патрон'],
  [['bullet-4'], '4 bullets', '4\u00a0патрона'],
  [['bullet-5'], '5 bullets', '5\u00a0патронов'],
  [['bullet-1', 'bullet-1'], '1 + 1 = 2 bullets', '1 + 1 = 2\u00a0патрона'],
  [['bullet-6', 'bullet-6'], '6 + 6 = 12 bullets', '6 + 6 = 12\u00a0патронов'],
  [['bullet-4', 'bullet-5', 'bullet-6', 'bullet-6'], '4 + 5 + 6 + 6 = 21 bullets', '4 + 5 + 6 + 6 = 21\u00a0патрон'],
];
test.each(shots)('%j is "%s", «%s»', (cards, english, russian) => {
  expect(en.bullets(cards)).toBe(english);
  expect(ru.bullets(cards)).toBe(russian);
});

test('[C45-COW-3] bullets lost to the cap are mentioned, if there are any', () => {
  expect(en.volley(['bullet-6', 'bullet-6'], 7, 5)).toBe('6 + 6 = 12 bullets, strength 7, 5 lost to the cap');
  expect(ru.volley(['bullet-6', 'bullet-6'], 7, 5)).toBe('6 + 6 = 12\u00a0патронов, сила 7, сверх предела пропало 5');
  expect(en.volley(['bullet-3', 'bullet-4'], 7, 0)).toBe('3 + 4 = 7 bullets');
  expect(ru.volley(['bullet-3', 'bullet-4'], 7, 0)).toBe('3 + 4 = 7\u00a0патронов');
});

const counts: [n: number, guards: string, indians: string, russianGuards: string, russianIndians: string][] = [
  [1, '1 guard', '1 Indian', '1\u00a0охранник', '1\u00a0индеец'],
  [2, '2 guards', '2 Indians', '2\u00a0охранника', '2\u00a0индейца'],
  [5, '5 guards', '5 Indians', '5\u00a0охранников', '5\u00a0индейцев'],
];
test.each(counts)('%i of them are counted', (n, guards, indians, russianGuards, russianIndians) => {
  expect([en.guards(n), en.indians(n)]).toEqual([guards, indians]);
  expect([ru.guards(n), ru.indians(n)]).toEqual([russianGuards, russianIndians]);
});

test('a hand lists bullets as numbers, a discard in words', () => {
  const cards: Cards = ['bullet-2', 'bullet-6', 'mustang', 'coyote'];
  expect(en.hand(cards)).toBe('2, 6, a Mustang and a coyote');
  expect(ru.hand(cards)).toBe('2, 6, мустанг и койот');
  expect(en.these(['coyote', 'bullet-2'])).toBe('a coyote and a two');
  expect(ru.taken(['coyote', 'bullet-2'])).toBe('койота и двойку');
  expect(ru.together('bullet-6')).toBe('шестёркой');
});

test('a cowboy goes by our name, by the name of the edition, or by the id', () => {
  const doc: CowboyCard = { id: 'doc-holliday', cap: 5, name: undefined };
  expect([en.labels.cowboyName(doc), ru.labels.cowboyName(doc)]).toEqual(['Doc Holliday', 'Док Холлидей']);
  const tom: CowboyCard = { id: 'tom-horn', cap: 1, name: { en: 'Tom Horn', ru: 'Том Хорн' } };
  expect([en.labels.cowboyName(tom), ru.labels.cowboyName(tom)]).toEqual(['Tom Horn', 'Том Хорн']);
  const nobody: CowboyCard = { id: 'toString', cap: 5, name: undefined };
  expect([en.labels.cowboyName(nobody), ru.labels.cowboyName(nobody)]).toEqual(['toString', 'toString']);
});

test('the rule of a cowboy has the number of the card', () => {
  const one: CowboyCard = { id: 'tom-horn', cap: 1, name: undefined };
  expect(en.labels.cowboyRule(one)).toBe('At most 1 bullet counts in one shot or one defense.');
  expect(ru.labels.cowboyRule(one)).toBe('В одном выстреле и в одной защите считается не больше 1\u00a0патрона.');
  expect(en.labels.cowboyRule({ ...one, cap: 7 })).toBe('At most 7 bullets count in one shot or one defense.');
  expect(ru.labels.cowboyRule({ ...one, cap: 7 })).toContain('не больше 7\u00a0патронов');
});

test('the loot has its article, and Fort Knox has none', () => {
  expect(en.theLoot({ kind: 'gold-train', value: 300_000, guards: 5 })).toBe('the gold train');
  expect(en.theLoot({ kind: 'fort-knox', value: 500_000, guards: 6 })).toBe('Fort Knox');
});

test('seats come together by team', () => {
  expect(seatsByTeam([0, 1, 0, 2])).toEqual([[0, 2], [1], [3]]);
});

test('sentences leave out missing parts', () => {
  expect(sentences('One.', undefined, false, '', 'Two.')).toBe('One. Two.');
});
