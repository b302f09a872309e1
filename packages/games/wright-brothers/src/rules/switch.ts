import { below, type Emit, type Seat } from '@saloon/kernel';
import { cardsIn, kindAt, minus, NO_CARDS, type Pack, plus, SWITCH, sizeOf, union, without } from './cards.ts';
import { SWITCH_CARDS } from './data.ts';
import { lostUnseen, sawGet, sawLeave } from './known-cards.ts';
import type { Event } from './moves.ts';
import { playerAt, type State, startTimer } from './state.ts';
import { endTurn } from './turn.ts';

/**
 * WB-SWITCH-1..3: takes two random cards from the target's hand, or its only one. The Switch itself is in no zone
 * meanwhile.
 */
export function playSwitch(state: State, by: Seat, target: Seat, emit?: Emit<Event>): void {
  const victim = playerAt(state, target);
  const player = playerAt(state, by);
  const count = Math.min(SWITCH_CARDS, sizeOf(victim.hand));
  let taken = NO_CARDS;
  for (let n = 0; n < count; n++) {
    const kind = kindAt(victim.hand, below(state.rng, sizeOf(victim.hand)));
    victim.hand = minus(victim.hand, kind);
    taken = plus(taken, kind);
  }
  player.hand = union(player.hand, taken);
  state.taking = { target, taken, count };
  sawLeave(state, by, target, taken);
  lostUnseen(state, target, count, [by, target]);
  sawGet(state, target, by, taken);
  state.phase = 'switch-return';
  startTimer(state, state.at + state.options.switchReturnMs);
  emit?.({ type: 'took', seat: by, target, cards: cardsIn(taken), count });
}

/** WB-SWITCH-4: the same number of cards goes back, then the Switch joins the loot (WB-EVT-2). */
export function giveBack(state: State, given: Pack, why: 'chosen' | 'time' | 'away', emit?: Emit<Event>): void {
  const taking = state.taking;
  if (taking === undefined) throw new Error('Cannot give cards back: no Switch is being resolved');
  const by = state.active;
  const { target, count } = taking;
  const player = playerAt(state, by);
  const victim = playerAt(state, target);
  player.hand = without(player.hand, given);
  victim.hand = union(victim.hand, given);
  sawLeave(state, target, by, given);
  lostUnseen(state, by, count, [by, target]);
  sawGet(state, by, target, given);
  state.taking = undefined;
  state.loot.push(SWITCH);
  emit?.({ type: 'gave-back', seat: by, target, cards: cardsIn(given), count, why });
  endTurn(state, emit);
}
