import { expect, test } from 'vitest';
import { cardsOf, keepKeys, stillHeld } from './hand-cards.ts';

const none: ReadonlySet<number> = new Set();

test('cards that stay keep their keys, new ones get new keys', () => {
  const before = keepKeys([], ['3', '4', '7'], none);
  const after = keepKeys(before, ['2', '3', '7'], none);
  expect(before.map(({ key }) => key)).toEqual([1, 2, 3]);
  expect(after).toEqual([
    { key: 4, card: '2' },
    { key: 1, card: '3' },
    { key: 3, card: '7' },
  ]);
});

test('of two copies the one that was sent leaves', () => {
  const before = keepKeys([], ['5', '5'], none);
  expect(keepKeys(before, ['5'], new Set([1]))).toEqual([{ key: 2, card: '5' }]);
  expect(keepKeys(before, ['5'], new Set([2]))).toEqual([{ key: 1, card: '5' }]);
});

test('a hand that did not change is the same object', () => {
  const before = keepKeys([], ['5', 'joker'], none);
  expect(keepKeys(before, ['5', 'joker'], none)).toBe(before);
});

test('a choice outlives a step that leaves its cards, and loses those that left', () => {
  const hand = keepKeys([], ['3', '4', '7'], none);
  const chosen = new Set([1, 3]);
  expect(cardsOf(hand, chosen)).toEqual(['3', '7']);
  expect(stillHeld(hand, chosen)).toBe(chosen);
  expect(stillHeld(hand.slice(1), chosen)).toEqual(new Set([3]));
});
