import type { Box, Money } from './box.ts';

/** What a payer gives and takes, each the cheapest card first, and what it comes to in units. */
export type Payment = { readonly amount: number; readonly give: readonly Money[]; readonly take: readonly Money[] };

const IMPOSSIBLE = 127;
/** Fewest cards for every sum, of the payer and of the bank: used up within one call. */
let own = new Uint8Array(64);
let bank = new Uint8Array(64);

/**
 * C45-PAY-2 to C45-PAY-5, C45-PAY-7: the largest amount up to `most` that can be paid exactly; of all pairs of cards
 * given and taken that make it the one with the fewest taken, then the fewest given, then the least value given, then the
 * lexicographically smallest lists. `held` and `lent` are copies of each money card, from `at` on for the payer; `most`
 * and `gross` are in units.
 */
export function findPayment(
  box: Box,
  held: readonly number[],
  at: number,
  gross: number,
  lent: readonly number[],
  most: number,
): Payment | undefined {
  if (gross < BITS) {
    // As a rule there is no change, and bits tell so at once: a sum given and a sum taken that are `amount` apart.
    const given = sumsOf(box, held, at);
    const taken = sumsOf(box, lent, 0);
    let amount = Math.min(most, gross);
    while (amount > 0 && ((given >>> amount) & taken) === 0) amount -= 1;
    return amount > 0 ? payExactly(box, held, at, gross, lent, amount) : undefined;
  }
  for (let amount = Math.min(most, gross); amount > 0; amount--) {
    const payment = payExactly(box, held, at, gross, lent, amount);
    if (payment !== undefined) return payment;
  }
  return undefined;
}

const BITS = 32;

/** Every sum below 32 units that some of the cards make, as bits. */
function sumsOf({ byValue, units }: Box, copies: readonly number[], at: number): number {
  let sums = 1;
  for (let i = 0; i < byValue.length; i++) {
    const money = byValue[i] as Money;
    const worth = units[money] as number;
    if (worth >= BITS) return sums;
    for (let n = copies[at + money] as number; n > 0; n--) sums |= sums << worth;
  }
  return sums;
}

function payExactly(
  box: Box,
  held: readonly number[],
  at: number,
  gross: number,
  lent: readonly number[],
  amount: number,
): Payment | undefined {
  if (gross >= own.length) {
    own = new Uint8Array(2 * gross);
    bank = new Uint8Array(2 * gross);
  }
  countFewest(box, held, at, gross, own);
  countFewest(box, lent, 0, gross - amount, bank);
  let taken = IMPOSSIBLE;
  let given = IMPOSSIBLE;
  let value = 0;
  for (let sum = amount; sum <= gross; sum++) {
    const gives = own[sum] as number;
    const takes = bank[sum - amount] as number;
    if (gives === IMPOSSIBLE || takes === IMPOSSIBLE) continue;
    if (takes > taken || (takes === taken && gives >= given)) continue;
    taken = takes;
    given = gives;
    value = sum;
  }
  if (given === IMPOSSIBLE) return undefined;
  const give: Money[] = [];
  const take: Money[] = [];
  list(box, held, at, given, value, give);
  list(box, lent, 0, taken, value - amount, take);
  return { amount, give, take };
}

/** The fewest cards that make each sum up to `most`. */
function countFewest(box: Box, copies: readonly number[], at: number, most: number, fewest: Uint8Array): void {
  fewest.fill(IMPOSSIBLE, 0, most + 1);
  fewest[0] = 0;
  const { byValue, units } = box;
  for (let i = 0; i < byValue.length; i++) {
    const money = byValue[i] as Money;
    const worth = units[money] as number;
    for (let n = copies[at + money] as number; n > 0; n--) {
      for (let sum = most; sum >= worth; sum--) {
        const cards = (fewest[sum - worth] as number) + 1;
        if (cards < (fewest[sum] as number)) fewest[sum] = cards;
      }
    }
  }
}

/** Puts the smallest ascending list of so many cards with this value into `out`; false, and nothing, if there is none. */
function list(
  box: Box,
  copies: readonly number[],
  at: number,
  cards: number,
  value: number,
  out: Money[],
  from = 0,
  used = 0,
): boolean {
  if (cards === 0) return value === 0;
  const money = box.byValue[from];
  if (money === undefined || (box.units[money] as number) * cards > value) return false;
  if ((copies[at + money] as number) > used) {
    out.push(money);
    if (list(box, copies, at, cards - 1, value - (box.units[money] as number), out, from, used + 1)) return true;
    out.pop();
  }
  return list(box, copies, at, cards, value, out, from + 1, 0);
}
