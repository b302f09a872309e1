import { type Emit, itemAt, type Seat, seat } from '@saloon/kernel';
import { ask } from '../ask.ts';
import { idOf, type Kind } from '../card-ids.ts';
import type { Event, Why } from '../events.ts';
import { gainPublic } from '../hand.ts';
import { removeAt } from '../lists.ts';
import { PICKS } from '../move-table.ts';
import { pop } from '../stack.ts';
import { type Frame, opponentOf, type State } from '../state.ts';
import type { AskingRules } from './frame-rules.ts';

/** BD-CARD-STORE: `list` lies open, seat `n` picks next. The last card is given without asking. */
export const store: AskingRules = {
  step: (state, frame, emit) => {
    const [card] = frame.list;
    if (card === undefined) return pop(state);
    if (frame.list.length === 1) return pick(state, frame, seat(frame.n), card, 'forced', emit);
    ask(state, 'store/pick', seat(frame.n));
  },
  offer: (_state, frame, moves) => {
    for (let i = 0; i < frame.list.length; i++) {
      const kind = frame.list[i] ?? 0;
      if (frame.list.indexOf(kind) === i) moves.push(itemAt(PICKS, kind));
    }
  },
  answer: (state, frame, order, why, emit) => pick(state, frame, seat(frame.n), order.kind, why, emit),
};

const pick = (state: State, frame: Frame, by: Seat, kind: Kind, why: Why, emit: Emit<Event> | undefined): void => {
  removeAt(frame.list, frame.list.indexOf(kind));
  gainPublic(state, by, kind);
  frame.n = opponentOf(by);
  emit?.({ type: 'picked', seat: by, card: idOf(kind), why });
};
