import { type Emit, type Seat, seat } from '@saloon/kernel';
import { ask } from '../ask.ts';
import { gaveLink } from '../chain.ts';
import { discardFromHand } from '../discard.ts';
import type { Event, Why } from '../events.ts';
import { handSize } from '../hand.ts';
import { apOf, charAt } from '../spots.ts';
import { pop, pushLoss } from '../stack.ts';
import { type Char, type Frame, opponentOf, type State } from '../state.ts';
import { offerHitCards } from './counts-as-hit.ts';
import type { AskingRules } from './frame-rules.ts';

/** BD-CARD-DUEL: `by` has challenged `focus`; it is the turn of seat `n`. */
export const duel: AskingRules = {
  step: (state, frame, emit) => {
    const turn = seat(frame.n);
    if (handSize(state, turn) === 0) return giveUp(state, frame, turn, 'forced', emit);
    ask(state, 'duel/respond', turn);
  },
  offer: (state, frame, moves) => offerHitCards(state, seat(frame.n), moves),
  answer: (state, frame, order, why, emit) => {
    const turn = seat(frame.n);
    if (order.type !== 'discard') return giveUp(state, frame, turn, why, emit);
    gaveLink(state, duellist(state, frame, turn), order.kind);
    discardFromHand(state, turn, order.kind, 'duel', emit);
    frame.n = opponentOf(turn);
  },
};

/** The challenged character, or the AP of the player of the card. */
const duellist = (state: State, frame: Frame, turn: Seat): Char =>
  turn === frame.by ? charAt(state, apOf(state, turn)) : frame.focus;

/** BD-RULING-6: the player of the card causes the loss, no matter who gives up. */
const giveUp = (state: State, frame: Frame, turn: Seat, why: Why, emit: Emit<Event> | undefined): void => {
  const loser = duellist(state, frame, turn);
  gaveLink(state, loser, -1);
  emit?.({ type: 'declined', seat: turn, decision: 'duel/respond', character: undefined, why });
  pop(state);
  pushLoss(state, loser, 1, frame.by, 'duel');
};
