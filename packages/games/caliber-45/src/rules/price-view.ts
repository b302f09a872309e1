import type { Seat } from '@saloon/kernel';
import type { PriceView } from '../wire/view-types.ts';
import type { MoneyCard } from './cards.ts';
import { clone } from './clone.ts';
import { FINE } from './data.ts';
import { charge, payAtOnce } from './money.ts';
import type { Event } from './moves.ts';
import { canGo, dollars, playerAt, type State } from './state.ts';

/** What the active player would pay for going, or to the sheriff. It plays the payment on a copy of the state. */
export function priceView(state: State): PriceView | undefined {
  const { phase, active, options } = state;
  if (phase === 'fine') return priceOf(state, 'fine', FINE, options.sheriffCredit ? charged : paidAtOnce);
  if (phase !== 'arming' && phase !== 'call') return undefined;
  const player = playerAt(state, active);
  return player.bail > 0 && canGo(player) ? priceOf(state, 'bail', player.bail, charged) : undefined;
}

type Pay = (state: State, by: Seat, amount: number, due: 'bail' | 'fine', hear: (event: Event) => void) => void;

const charged: Pay = (state, by, amount, due, hear) => {
  // In arming, the player who announces becomes the initiator, and settling starts there.
  if (state.phase === 'arming') state.initiator = by;
  charge(state, by, amount, due, hear);
};
const paidAtOnce: Pay = (state, by, amount, _due, hear) => payAtOnce(state, by, amount, hear);

function priceOf(state: State, due: 'bail' | 'fine', amount: number, pay: Pay): PriceView {
  const after = clone(state);
  const by = state.active;
  const cards: MoneyCard[] = [];
  const change: MoneyCard[] = [];
  pay(after, by, amount, due, (event) => {
    if (event.type !== 'paid' || event.seat !== by) return;
    cards.push(...event.cards);
    change.push(...event.change);
  });
  return { seat: by, due, amount: dollars(amount), cards, change, debt: dollars(playerAt(after, by).debt) };
}
