import { type Emit, itemAt, type Seat } from '@saloon/kernel';
import type { Money } from './box.ts';
import type { MoneyCard } from './cards.ts';
import type { Event } from './moves.ts';
import { findPayment, type Payment } from './payment.ts';
import { dollars, playerAt, type State, seatAfter } from './state.ts';

/** C45-PAY-3: how many of each loot card the bank can give as change: those in the money discard. */
function lentByBank({ box, moneyDiscard }: State): readonly number[] {
  const lent = box.units.map(() => 0);
  for (const money of moneyDiscard) if (itemAt(box.units, money) > 0) lent[money] = itemAt(lent, money) + 1;
  return lent;
}

/** How this player can pay exactly `amount` units now, or undefined. */
export function paymentOf(state: State, by: Seat, amount: number): Payment | undefined {
  const payment = mostOf(state, by, amount);
  return payment?.amount === amount ? payment : undefined;
}

/** The largest exact payment of up to `amount` units that this player can make now. */
function mostOf(state: State, by: Seat, amount: number): Payment | undefined {
  const { box, loot } = state;
  const held = loot.slice(by * box.money.length, (by + 1) * box.money.length);
  return findPayment(box, held, playerAt(state, by).gross, lentByBank(state), amount);
}

/** C45-PAY-8, C45-PAY-6: adds the amount to the debt, and pays what can be paid at once. */
export function charge(state: State, by: Seat, amount: number, due: 'bail' | 'fine', emit?: Emit<Event>): void {
  const player = playerAt(state, by);
  player.debt += amount;
  emit?.({ type: 'charged', seat: by, amount: dollars(amount), due });
  settle(state, emit);
  if (player.debt > 0) emit?.({ type: 'owing', seat: by, debt: dollars(player.debt) });
}

/** C45-SHER-3 without credit: pays the fine alone, and nothing of an older debt. */
export function payAtOnce(state: State, by: Seat, amount: number, emit?: Emit<Event>): void {
  const payment = paymentOf(state, by, amount);
  if (payment === undefined) throw new Error(`Cannot pay ${dollars(amount)}: there is no change`);
  emit?.({ type: 'charged', seat: by, amount: dollars(amount), due: 'fine' });
  move(state, by, payment, emit);
  settle(state, emit);
}

/** C45-PAY-7: each debtor, clockwise from the initiator, pays as much as possible, in full rounds until nobody can. */
export function settle(state: State, emit?: Emit<Event>): void {
  let isOwed = hasDebtors(state);
  while (isOwed) {
    isOwed = false;
    let by = state.initiator;
    do {
      if (payMost(state, by, emit)) isOwed = true;
      by = seatAfter(state, by);
    } while (by !== state.initiator);
  }
}

function hasDebtors({ players }: State): boolean {
  return players.some(({ debt }) => debt > 0);
}

function payMost(state: State, by: Seat, emit?: Emit<Event>): boolean {
  const player = playerAt(state, by);
  if (player.debt === 0) return false;
  const payment = mostOf(state, by, player.debt);
  if (payment === undefined) return false;
  player.debt -= payment.amount;
  move(state, by, payment, emit);
  return true;
}

function move(state: State, by: Seat, { give, take, amount }: Payment, emit?: Emit<Event>): void {
  const player = playerAt(state, by);
  const loot = state.loot.slice();
  const moneyDiscard = state.moneyDiscard.slice();
  const at = by * state.box.money.length;
  for (const money of take) {
    moneyDiscard.splice(moneyDiscard.lastIndexOf(money), 1);
    loot[at + money] = itemAt(loot, at + money) + 1;
  }
  for (const money of give) {
    loot[at + money] = itemAt(loot, at + money) - 1;
    moneyDiscard.push(money);
  }
  state.loot = loot;
  state.moneyDiscard = moneyDiscard;
  player.gross -= amount;
  emit?.({
    type: 'paid',
    seat: by,
    amount: dollars(amount),
    cards: cardsOf(state, give),
    change: cardsOf(state, take),
    debt: dollars(player.debt),
  });
}

export const cardsOf = (state: State, kinds: readonly Money[]): readonly MoneyCard[] =>
  kinds.map((money) => itemAt(state.box.money, money));

/** C45-DIV-5. */
export function takeLoot(state: State, by: Seat, money: Money): void {
  const loot = state.loot.slice();
  const place = by * state.box.money.length + money;
  loot[place] = itemAt(loot, place) + 1;
  state.loot = loot;
  playerAt(state, by).gross += itemAt(state.box.units, money);
}
