import { type Emit, itemAt, type Seat } from '@saloon/kernel';
import type { Money } from './box.ts';
import type { MoneyCard } from './cards.ts';
import type { Event } from './moves.ts';
import { findPayment, type Payment } from './payment.ts';
import { dollars, type Player, playerAt, type State, seatAfter } from './state.ts';

/** Lent by the bank: copies of each loot card in the money discard (C45-PAY-3), and the discard that was last counted. */
const LENT: number[] = [];
let counted: readonly Money[] | undefined;

/** A discard is replaced when it changes, so one that was counted need not be counted again. */
function countLent({ box, moneyDiscard }: State): readonly number[] {
  if (moneyDiscard === counted && LENT.length === box.units.length) return LENT;
  counted = moneyDiscard;
  const { units } = box;
  LENT.length = units.length;
  LENT.fill(0);
  for (let i = 0; i < moneyDiscard.length; i++) {
    const money = moneyDiscard[i] as Money;
    if ((units[money] as number) > 0) LENT[money] = (LENT[money] as number) + 1;
  }
  return LENT;
}

/** How this player can pay so many units exactly now, if at all. */
export function paymentOf(state: State, by: Seat, amount: number): Payment | undefined {
  const payment = mostOf(state, by, amount);
  return payment?.amount === amount ? payment : undefined;
}

/** The most up to so many units that this player can pay exactly now. */
function mostOf(state: State, by: Seat, amount: number): Payment | undefined {
  const { box, loot } = state;
  return findPayment(box, loot, by * box.money.length, playerAt(state, by).gross, countLent(state), amount);
}

/** C45-PAY-8, C45-PAY-6: a new amount joins the debt, and what can be paid is paid at once. */
export function charge(state: State, by: Seat, amount: number, due: 'bail' | 'fine', emit?: Emit<Event>): void {
  const player = playerAt(state, by);
  player.debt += amount;
  emit?.({ type: 'charged', seat: by, amount: dollars(amount), due });
  settle(state, emit);
  if (player.debt > 0) emit?.({ type: 'owing', seat: by, debt: dollars(player.debt) });
}

/** C45-SHER-3 without credit: this payment for the fine alone, and nothing of an older debt. */
export function payAtOnce(state: State, by: Seat, amount: number, emit?: Emit<Event>): void {
  const payment = paymentOf(state, by, amount);
  if (payment === undefined) throw new Error(`Cannot pay ${dollars(amount)}: there is no change`);
  emit?.({ type: 'charged', seat: by, amount: dollars(amount), due: 'fine' });
  move(state, by, payment, emit);
  settle(state, emit);
}

/**
 * C45-PAY-7: clockwise from the initiator each debtor pays the most that can be paid exactly, in full rounds, until
 * nobody can pay anything.
 */
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
  for (let i = 0; i < players.length; i++) if ((players[i] as Player).debt > 0) return true;
  return false;
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

/** C45-DIV-5: the loot card lies in front of its new owner. */
export function takeLoot(state: State, by: Seat, money: Money): void {
  const loot = state.loot.slice();
  const place = by * state.box.money.length + money;
  loot[place] = itemAt(loot, place) + 1;
  state.loot = loot;
  playerAt(state, by).gross += itemAt(state.box.units, money);
}
