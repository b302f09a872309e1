import { itemAt } from '@saloon/kernel';
import type { Box, Money } from './box.ts';

/** The cards a payer gives and takes as change, the cheapest first, and the amount paid in units. */
export type Payment = { readonly amount: number; readonly give: readonly Money[]; readonly take: readonly Money[] };

const IMPOSSIBLE = Number.POSITIVE_INFINITY;

/**
 * C45-PAY-2 to C45-PAY-5, C45-PAY-7: the largest amount up to `most` that can be paid exactly. Of all pairs of cards given
 * and taken it picks the one with the fewest taken, then the fewest given, then the least value given, then the
 * lexicographically smallest lists. `held` and `lent` are the payer's and the bank's copies of each money card; `most` and
 * `gross`, the value of `held`, are in units.
 */
export function findPayment(
  box: Box,
  held: readonly number[],
  gross: number,
  lent: readonly number[],
  most: number,
): Payment | undefined {
  const toGive = fewestCards(box, held, gross);
  const toTake = fewestCards(box, lent, gross);
  for (let amount = Math.min(most, gross); amount > 0; amount--) {
    const value = bestValue(toGive, toTake, amount);
    if (value === undefined) continue;
    const change = value - amount;
    return {
      amount,
      give: smallestList(box, held, itemAt(toGive, value), value),
      take: smallestList(box, lent, itemAt(toTake, change), change),
    };
  }
  return undefined;
}

/** The smallest number of cards that makes each sum from 0 to `most`. */
function fewestCards({ byValue, units }: Box, copies: readonly number[], most: number): readonly number[] {
  const fewest: number[] = [0];
  while (fewest.length <= most) fewest.push(IMPOSSIBLE);
  for (const money of byValue) {
    const worth = itemAt(units, money);
    for (let n = itemAt(copies, money); n > 0; n--) {
      for (let sum = most; sum >= worth; sum--) {
        const cards = itemAt(fewest, sum - worth) + 1;
        if (cards < itemAt(fewest, sum)) fewest[sum] = cards;
      }
    }
  }
  return fewest;
}

/** What the payer has to give to pay this amount, by the order of C45-PAY-4; undefined if there is no change for it. */
function bestValue(toGive: readonly number[], toTake: readonly number[], amount: number): number | undefined {
  let best: number | undefined;
  let taken = IMPOSSIBLE;
  let given = IMPOSSIBLE;
  for (let value = amount; value < toGive.length; value++) {
    const gives = itemAt(toGive, value);
    const takes = itemAt(toTake, value - amount);
    if (gives === IMPOSSIBLE || takes === IMPOSSIBLE) continue;
    if (takes > taken || (takes === taken && gives >= given)) continue;
    best = value;
    taken = takes;
    given = gives;
  }
  return best;
}

function smallestList(box: Box, copies: readonly number[], cards: number, value: number): readonly Money[] {
  const list: Money[] = [];
  if (!appendSmallest(box, copies, cards, value, list)) throw new Error(`Cannot make ${value} of ${cards} cards`);
  return list;
}

/**
 * Appends the smallest ascending list of `cards` cards with this value. Returns false, and appends nothing, if there is
 * no such list. `from` is a place in `byValue`, and `used` the copies of that card in the list.
 */
function appendSmallest(
  box: Box,
  copies: readonly number[],
  cards: number,
  value: number,
  list: Money[],
  from = 0,
  used = 0,
): boolean {
  if (cards === 0) return value === 0;
  const money = box.byValue[from];
  if (money === undefined || itemAt(box.units, money) * cards > value) return false;
  if (itemAt(copies, money) > used) {
    list.push(money);
    if (appendSmallest(box, copies, cards - 1, value - itemAt(box.units, money), list, from, used + 1)) return true;
    list.pop();
  }
  return appendSmallest(box, copies, cards, value, list, from + 1, 0);
}
