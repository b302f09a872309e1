import * as aims from '../aims.ts';
import * as asking from '../ask.ts';
import * as hands from '../hand.ts';
import * as moveTable from '../move-table.ts';
import * as offering from '../offers.ts';
import * as stacks from '../stack.ts';
import * as states from '../state.ts';
import type { AskingRules } from './frame-rules.ts';

// Held here: an imported name is looked up and checked at each use (docs/architecture.md, "Where speed comes from").
const { backIn } = aims;
const { ask } = asking;
const { countBack, handSize } = hands;
const { BLIND, DECLINE } = moveTable;
const { offer } = offering;
const { pop, pushTakeBlind } = stacks;
const { opponentOf } = states;

/** BD-CHAR-SCHULTZ: `by` may discard a random card of the opponent's hand. */
export const schultz: AskingRules = {
  step: (state, frame) => {
    if (handSize(state, opponentOf(frame.by)) === 0) return pop(state);
    ask(state, 'trigger/schultz', frame.by);
  },
  offer: (state, frame) => {
    for (let back = 0; back < 2; back++) if (countBack(state, opponentOf(frame.by), back) > 0) offer(BLIND, back);
    offer(DECLINE);
  },
  answer: (state, frame, order, why, emit) => {
    pop(state);
    if (order.type === 'draw-blind')
      return pushTakeBlind(state, frame.by, backIn(order.aim), 'discard', 'doctor-schultz');
    emit?.({ type: 'declined', seat: frame.by, decision: 'trigger/schultz', character: undefined, why });
  },
};
