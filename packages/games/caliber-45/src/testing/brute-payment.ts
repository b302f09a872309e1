import { itemAt } from '@saloon/kernel';
import type { Box, Money } from '../rules/box.ts';
import type { Payment } from '../rules/payment.ts';

/** Every subset of these cards. */
function choices(purse: readonly Money[]): readonly (readonly Money[])[] {
  const all: Money[][] = [[]];
  for (const card of purse) all.push(...all.map((some) => [...some, card]));
  return all;
}

/** Lexicographic. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : itemAt(a, at) - itemAt(b, at);
}

/** C45-PAY-4 by trying every pair of the payer's and the bank's cards. */
export function brutePayment(
  box: Box,
  own: readonly Money[],
  bank: readonly Money[],
  amount: number,
): Payment | undefined {
  const byValue = (cards: readonly Money[]) => cards.toSorted((a, b) => worth(a) - worth(b) || a - b);
  const worth = (money: Money) => itemAt(box.units, money);
  const values = (cards: readonly Money[]) => cards.map(worth);
  const sum = (cards: readonly Money[]) => values(cards).reduce((total, value) => total + value, 0);
  const rank = ({ give, take }: Payment) => [
    [take.length, give.length, sum(give)],
    values(give),
    values(take),
    [...give, ...take],
  ];
  const isBetter = (a: Payment, b: Payment) => {
    const other = rank(b);
    for (const [i, part] of rank(a).entries()) {
      const difference = compare(part, itemAt(other, i));
      if (difference !== 0) return difference < 0;
    }
    return false;
  };
  let best: Payment | undefined;
  const takes = choices(byValue(bank));
  for (const give of choices(byValue(own))) {
    for (const take of takes) {
      if (sum(give) - sum(take) !== amount) continue;
      if (best === undefined || isBetter({ amount, give, take }, best)) best = { amount, give, take };
    }
  }
  return best;
}
