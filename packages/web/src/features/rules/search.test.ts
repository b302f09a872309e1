import type { RuleChapter } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { countOf, piecesOf, searched, termsOf, withoutEdges } from './search.ts';

const cited = (...rules: string[]) => ({ rules, see: [], options: [] });
const chapters: readonly RuleChapter[] = [
  {
    id: 'throwing',
    title: 'Throwing cards',
    blocks: [
      { type: 'paragraph', text: 'A **sum** of numbers', ...cited('WB-DISC-4') },
      { type: 'paragraph', text: 'One Joker, or more', ...cited('WB-DISC-40') },
      { type: 'heading', text: 'Specials' },
      { type: 'list', items: ['a Miss', 'two Misses'], ...cited('WB-MISS-1') },
      { type: 'note', text: 'nothing', keywords: 'ricochet', ...cited('WB-EVT-2') },
    ],
  },
  { id: 'misses', title: 'Промахи', blocks: [{ type: 'note', text: 'Отменённой карты нет', ...cited('WB-MISS-9') }] },
];
const found = (query: string) =>
  searched(chapters, query).flatMap(({ blocks }) => blocks.flatMap((block) => ('rules' in block ? block.rules : [])));

test('without a query the whole book is shown', () => {
  expect(searched(chapters, '  ')).toBe(chapters);
  expect(countOf(chapters)).toBe(5);
});

test.each([
  ['a word', 'numbers', ['WB-DISC-4']],
  ['a word in capitals', 'JOKER', ['WB-DISC-40']],
  ['another form of a word', 'jokers', ['WB-DISC-40']],
  ['two words, both needed', 'sum numbers', ['WB-DISC-4']],
  ['two words of which one is missing', 'sum joker', []],
  ['the number of a rule, and not one that begins like it', 'WB-DISC-4', ['WB-DISC-4']],
  ['part of a number', 'disc-4', ['WB-DISC-4']],
  ['a family of rules', 'wb-disc', ['WB-DISC-4', 'WB-DISC-40']],
  ['a title, which brings its whole chapter', 'промах', ['WB-MISS-9']],
  ['a heading, which brings what is under it', 'specials', ['WB-MISS-1', 'WB-EVT-2']],
  ['е for ё, in another case', 'отмененная', ['WB-MISS-9']],
  ['a keyword that the text does not have', 'ricochet', ['WB-EVT-2']],
  ['what is not there', 'horse', []],
])('search finds %s', (_what, query, rules) => {
  expect(found(query)).toEqual(rules);
});

test('hits keep their heading', () => {
  expect(searched(chapters, 'misses')[0]?.blocks.map(({ type }) => type)).toEqual(['heading', 'list']);
});

test('hits are highlighted to the end of the word, also in bold text', () => {
  expect(piecesOf('A **sum** of summands', termsOf('sum'))).toEqual([
    { text: 'A ', isBold: false, isHit: false },
    { text: 'sum', isBold: true, isHit: true },
    { text: ' of ', isBold: false, isHit: false },
    { text: 'summands', isBold: false, isHit: true },
  ]);
  expect(piecesOf('Отменённой карты', termsOf('отмененный')).filter(({ isHit }) => isHit)).toEqual([
    { text: 'Отменённой', isBold: false, isHit: true },
  ]);
});

test('highlighting loses no character', () => {
  const text = 'Промах, промахи и **джокер**: ёлка';
  const pieces = piecesOf(text, termsOf('промах елка джокеры'));
  expect(pieces.map((piece) => piece.text).join('')).toBe(text.replaceAll('**', ''));
});

test('rare cases can be hidden, with headings and chapters that have nothing else', () => {
  const rare = { type: 'note', text: 'Rare', isEdge: true, ...cited('WB-RARE-1') } as const;
  const basic = { type: 'paragraph', text: 'Basic', ...cited('WB-BASE-1') } as const;
  const heading = { type: 'heading', text: 'Rare things' } as const;
  const book = [
    { id: 'mixed', title: 'Mixed', blocks: [basic, heading, rare] },
    { id: 'rare', title: 'Rare', blocks: [heading, rare] },
    { id: 'basic', title: 'Basic', blocks: [basic] },
  ];
  expect(withoutEdges(book)).toEqual([{ ...book[0], blocks: [basic] }, book[2]]);
});
