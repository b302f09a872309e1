import { itemAt } from '@saloon/kernel';
import { backIn } from '../aims.ts';
import { ask } from '../ask.ts';
import { countBack, handSize } from '../hand.ts';
import { BLIND, DECLINE } from '../move-table.ts';
import { pop, pushTakeBlind } from '../stack.ts';
import { opponentOf } from '../state.ts';
import type { AskingRules } from './frame-rules.ts';

/** BD-CHAR-SCHULTZ: `by` may discard a random card of the opponent's hand. */
export const schultz: AskingRules = {
  step: (state, frame) => {
    if (handSize(state, opponentOf(frame.by)) === 0) return pop(state);
    ask(state, 'trigger/schultz', frame.by);
  },
  offer: (state, frame, moves) => {
    for (let back = 0; back < 2; back++)
      if (countBack(state, opponentOf(frame.by), back) > 0) moves.push(itemAt(BLIND, back));
    moves.push(DECLINE);
  },
  answer: (state, frame, order, why, emit) => {
    pop(state);
    if (order.type === 'draw-blind')
      return pushTakeBlind(state, frame.by, backIn(order.aim), 'discard', 'doctor-schultz');
    emit?.({ type: 'declined', seat: frame.by, decision: 'trigger/schultz', character: undefined, why });
  },
};
