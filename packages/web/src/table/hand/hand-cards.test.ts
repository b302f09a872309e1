import { expect, test } from 'vitest';
import { cardsOf, inOrder, keepKeys, ribbonOver, stillHeld } from './hand-cards.ts';

const none: ReadonlySet<number> = new Set();

test('cards that stay keep their keys, new ones get new keys', () => {
  const before = keepKeys<string>([], ['3', '4', '7'], none);
  const after = keepKeys(before, ['2', '3', '7'], none);
  expect(before.map(({ key }) => key)).toEqual([1, 2, 3]);
  expect(after).toEqual([
    { key: 4, card: '2' },
    { key: 1, card: '3' },
    { key: 3, card: '7' },
  ]);
});

test('of two copies the one that was sent leaves', () => {
  const before = keepKeys<string>([], ['5', '5'], none);
  expect(keepKeys(before, ['5'], new Set([1]))).toEqual([{ key: 2, card: '5' }]);
  expect(keepKeys(before, ['5'], new Set([2]))).toEqual([{ key: 1, card: '5' }]);
});

test('a hand that did not change is the same object', () => {
  const before = keepKeys<string>([], ['5', 'joker'], none);
  expect(keepKeys(before, ['5', 'joker'], none)).toBe(before);
});

test('a choice outlives a step that leaves its cards, and loses those that left', () => {
  const hand = keepKeys<string>([], ['3', '4', '7'], none);
  const chosen = new Set([1, 3]);
  expect(cardsOf(hand, chosen)).toEqual(['3', '7']);
  expect(stillHeld(hand, chosen)).toBe(chosen);
  expect(stillHeld(hand.slice(1), chosen)).toEqual(new Set([3]));
});

test('a hand lies by kind or as it came, and alike cards keep their order', () => {
  const first = keepKeys<string>([], ['4', '7'], none);
  const hand = keepKeys<string>(first, ['3', '4', '7', '7'], none);
  const keys = (order: readonly { readonly key: number }[]) => order.map(({ key }) => key);
  expect(keys(inOrder(hand, 'by-kind'))).toEqual([3, 1, 2, 4]);
  expect(keys(inOrder(hand, 'as-it-came'))).toEqual([1, 2, 3, 4]);
  expect(keys(inOrder(hand, 'by-kind', (card) => -Number(card)))).toEqual([2, 4, 1, 3]);
});

test('the reason of the greyed cards stands over one of them: the first, or in the right half the last', () => {
  expect(ribbonOver([false, false, false])).toBeUndefined();
  expect(ribbonOver([true, true, false, false])).toBe(0);
  expect(ribbonOver([false, true, false, true])).toBe(1);
  expect(ribbonOver([false, false, true, false])).toBe(2);
  expect(ribbonOver([false, false, true, true])).toBe(3);
  expect(ribbonOver([true])).toBe(0);
});
