import type { Emit, Seat } from '@saloon/kernel';
import { FINE } from './data.ts';
import { spreadAnew } from './decks.ts';
import { charge, payAtOnce, paymentOf, settle } from './money.ts';
import type { Event } from './moves.ts';
import { loseCowboy } from './participants.ts';
import { endRobbery } from './robbery-end.ts';
import { NOTHING, netOf, playerAt, type State, seatAfter } from './state.ts';
import { ask } from './turn.ts';

/** C45-SHER-1: asks clockwise from the initiator, skipping players who visibly can't pay (C45-SHER-2, C45-SHER-3). */
export function fineFrom(state: State, start: Seat, emit?: Emit<Event>): void {
  let by = start;
  do {
    if (playerAt(state, by).part === 'in') {
      const obstacle = obstacleTo(state, by);
      if (obstacle === undefined) return ask(state, 'fine', by);
      jail(state, by, obstacle, emit);
    }
    by = seatAfter(state, by);
  } while (by !== state.initiator);
  releaseSheriff(state, emit);
}

function obstacleTo(state: State, by: Seat): 'no-money' | 'no-change' | undefined {
  if (netOf(playerAt(state, by)) < FINE) return 'no-money';
  return state.options.sheriffCredit || paymentOf(state, by, FINE) !== undefined ? undefined : 'no-change';
}

export function payFine(state: State, by: Seat, emit?: Emit<Event>): void {
  if (state.options.sheriffCredit) charge(state, by, FINE, 'fine', emit);
  else payAtOnce(state, by, FINE, emit);
  afterFine(state, by, emit);
}

export function goToJail(state: State, by: Seat, emit?: Emit<Event>): void {
  jail(state, by, 'chosen', emit);
  afterFine(state, by, emit);
}

/** C45-SHER-5: the cowboy is lost like a dead one. */
function jail(state: State, by: Seat, why: 'chosen' | 'no-money' | 'no-change', emit?: Emit<Event>): void {
  const cowboy = loseCowboy(state, by, 'jailed');
  emit?.({ type: 'jailed', seat: by, cowboy, why });
}

function afterFine(state: State, by: Seat, emit?: Emit<Event>): void {
  const next = seatAfter(state, by);
  if (next === state.initiator) releaseSheriff(state, emit);
  else fineFrom(state, next, emit);
}

/** C45-SHER-9: settles debts once more, then shuffles sheriff, discard and deck and spreads them again. */
function releaseSheriff(state: State, emit?: Emit<Event>): void {
  settle(state, emit);
  state.moneyDiscard = [...state.moneyDiscard, state.revealed];
  state.revealed = NOTHING;
  spreadAnew(state);
  emit?.({ type: 'money-reshuffled', count: state.spread.length });
  endRobbery(state, state.initiator, emit);
}
