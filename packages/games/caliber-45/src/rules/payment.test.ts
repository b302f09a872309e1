import { itemAt } from '@saloon/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brutePayment } from '../testing/brute-payment.ts';
import { type Box, boxOf, type Edition, type Money } from './box.ts';
import { DEFAULT_EDITION } from './data.ts';
import { findPayment, type Payment } from './payment.ts';

/** Values that often add up to the same sum, and two cards of equal value. */
const odd: Edition = {
  ...DEFAULT_EDITION,
  money: [
    { kind: 'mail-car', value: 100_000, guards: 1, copies: 4 },
    { kind: 'stagecoach', value: 50_000, guards: 0, copies: 4 },
    { kind: 'stagecoach', value: 100_000, guards: 0, copies: 4 },
    { kind: 'gold-train', value: 350_000, guards: 1, copies: 4 },
    { kind: 'fort-knox', value: 150_000, guards: 1, copies: 4 },
    { kind: 'gold-train', value: 200_000, guards: 1, copies: 4 },
    { kind: 'fort-knox', value: 600_000, guards: 1, copies: 4 },
    { kind: 'sheriff', copies: 6 },
  ],
};
const boxes: readonly Box[] = [boxOf(DEFAULT_EDITION), boxOf(odd)];

const counted = (box: Box, cards: readonly Money[]) =>
  box.money.map((_, money) => cards.filter((c) => c === money).length);
const sum = (box: Box, cards: readonly Money[]) => cards.reduce((total, card) => total + itemAt(box.units, card), 0);

/** At most `most` of the cards in the box. */
const purse = (box: Box, most: number) =>
  fc.shuffledSubarray(
    box.byValue.flatMap((money) => Array.from({ length: itemAt(box.copies, money) }, () => money)),
    { maxLength: most },
  );

test.each(boxes.map((box, i) => [i, box] as const))(
  '[C45-PAY-2, C45-PAY-4, C45-PAY-5] with random loot of box %i the payment is the one that trying every pair finds',
  (_, box) => {
    let [found, none] = [0, 0];
    fc.assert(
      fc.property(purse(box, 6), purse(box, 6), fc.integer({ min: 1, max: 6 }), (own, bank, amount) => {
        const payment = findPayment(box, counted(box, own), sum(box, own), counted(box, bank), amount);
        expect(payment).toEqual(bruteMost(box, own, bank, amount));
        if (payment === undefined) none += 1;
        else found += 1;
      }),
      { numRuns: 400 },
    );
    expect(Math.min(found, none)).toBeGreaterThan(20);
  },
);

/** The largest amount first. */
const bruteMost = (box: Box, own: readonly Money[], bank: readonly Money[], most: number): Payment | undefined =>
  most === 0 ? undefined : (brutePayment(box, own, bank, most) ?? bruteMost(box, own, bank, most - 1));

const pay = (own: string, bank: string, amount: number) => {
  const [box] = boxes as [Box];
  const read = (text: string) =>
    text
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => box.units.indexOf(Number(word) / 50));
  const payment = findPayment(box, counted(box, read(own)), sum(box, read(own)), counted(box, read(bank)), amount / 50);
  const inWords = (cards: readonly Money[]) => cards.map((money) => 50 * itemAt(box.units, money)).join(' ');
  return payment?.amount === amount / 50 ? `${inWords(payment.give)} for ${inWords(payment.take)}` : undefined;
};

test.each([
  ['exactly', '100 200', '', 100, '100 for '],
  ['[C45-EX-8] with change', '200', '50 100', 150, '200 for 50'],
  ['fewest taken before fewest given', '50 50 50 200', '50', 150, '50 50 50 for '],
  ['fewest given', '50 50 100 50', '', 150, '50 100 for '],
  ['least value given', '150 200 300', '50 150 100', 100, '150 for 50'],
  ['smallest list given', '50 250 100 200', '', 300, '50 250 for '],
  ['smallest list taken', '500', '50 200 150 100', 250, '500 for 50 200'],
])('[C45-PAY-4] %s: {%s} with {%s} in the bank', (_, own, bank, amount, paid) => {
  expect(pay(own, bank, amount)).toBe(paid);
});

test('[C45-PAY-5] without an exact payment no card moves; nobody overpays', () => {
  expect(pay('200', '100', 150)).toBeUndefined();
  expect(pay('200', '', 50)).toBeUndefined();
  expect(pay('100', '50', 150)).toBeUndefined();
});

test('[C45-PAY-4] of two cards of equal value the one with the lower id moves', () => {
  const box = boxOf(odd);
  expect(findPayment(box, [1, 0, 1, 0, 0, 0, 0, 0], 4, [0, 0, 0, 0, 0, 0, 0, 0], 2)).toEqual({
    amount: 2,
    give: [0],
    take: [],
  });
  expect(findPayment(box, [0, 0, 1, 0, 0, 0, 0, 0], 2, [0, 0, 0, 0, 0, 0, 0, 0], 2)).toEqual({
    amount: 2,
    give: [2],
    take: [],
  });
});
