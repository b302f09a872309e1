import { expect, test } from 'vitest';
import { changedLine, plainLine } from './plain-line.ts';

const before = {
  deck: 41,
  loot: [3, 3],
  players: [
    { score: 3, cards: 6 },
    { score: 0, cards: 5 },
  ],
  race: undefined,
};

test('data is printed as one readable line', () => {
  expect(plainLine(before)).toBe('deck 41, loot [3 3], players [(score 3, cards 6) (score 0, cards 5)]');
  expect(plainLine({ a: { b: [], c: null }, d: true })).toBe('a (b [], c null), d true');
});

test('a change shows what is different, and for lists only the items that changed', () => {
  const after = {
    ...before,
    loot: [3],
    players: [
      { score: 3, cards: 6 },
      { score: 0, cards: 4 },
    ],
  };
  expect(changedLine(before, after)).toBe('loot [3], players 1 (cards 4)');
});

test('added and removed fields are shown too', () => {
  expect(changedLine(before, { ...before, race: { id: 7 } })).toBe('race (id 7)');
  expect(changedLine({ ...before, race: { id: 7 } }, before)).toBe('no race');
  expect(changedLine(before, structuredClone(before))).toBe('');
});
