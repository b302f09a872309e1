import { type Emit, type Seat, seat } from '@saloon/kernel';
import { kindIn } from '../aims.ts';
import { ask } from '../ask.ts';
import { idOf, type Kind } from '../card-ids.ts';
import type { Event, Why } from '../events.ts';
import { gainPublic } from '../hand.ts';
import { PICKS } from '../move-table.ts';
import { pop } from '../stack.ts';
import { type Frame, opponentOf, type State } from '../state.ts';
import type { FrameRules } from './frame-rules.ts';

/** BD-CARD-STORE: `list` lies open, seat `n` picks next. The last card is given without asking. */
export const store: FrameRules = {
  step: (state, frame, emit) => {
    const [card] = frame.list;
    if (card === undefined) return pop(state);
    if (frame.list.length === 1) return pick(state, frame, seat(frame.n), card, 'forced', emit);
    ask(state, 'store/pick', seat(frame.n));
  },
  offer: (_state, frame, moves) => {
    for (let i = 0; i < frame.list.length; i++) {
      const kind = frame.list[i] ?? 0;
      if (frame.list.indexOf(kind) === i) moves.push(PICKS(kind));
    }
  },
  answer: (state, frame, move, why, emit) => {
    if (move.type === 'pick') pick(state, frame, seat(frame.n), kindIn(move.card), why, emit);
  },
};

function pick(state: State, frame: Frame, by: Seat, kind: Kind, why: Why, emit: Emit<Event> | undefined): void {
  frame.list.splice(frame.list.indexOf(kind), 1);
  gainPublic(state, by, kind);
  frame.n = opponentOf(by);
  emit?.({ type: 'picked', seat: by, card: idOf(kind), why });
}
