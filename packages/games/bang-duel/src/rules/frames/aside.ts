import { type Emit, itemAt } from '@saloon/kernel';
import { ask } from '../ask.ts';
import { idOf } from '../card-ids.ts';
import { WAGON_CARDS } from '../data.ts';
import { inTellingOrder } from '../draw.ts';
import type { Event } from '../events.ts';
import { FROM_COMMON, gainHidden, kindOfHeld, throwFrom } from '../hand.ts';
import { removeAt } from '../lists.ts';
import { DISCARDS, PICKS } from '../move-table.ts';
import type { Move } from '../moves.ts';
import { pop } from '../stack.ts';
import type { Frame, State } from '../state.ts';
import type { AskingRules } from './frame-rules.ts';

/** BD-CARD-WAGON: `by` has drawn `list` aside and discards one of three; with fewer all are kept. */
export const wagon: AskingRules = {
  step: (state, frame, emit) => {
    if (frame.list.length < WAGON_CARDS) return keep(state, frame, 'wagon', emit);
    ask(state, 'wagon/discard', frame.by);
  },
  offer: (_state, frame, moves) => offerEach(frame, DISCARDS, moves),
  answer: (state, frame, order, _why, emit) => {
    throwAway(state, frame, order.kind, 'wagon', emit);
    keep(state, frame, 'wagon', emit);
  },
};

/** BD-CHAR-SUNDANCE: `by` keeps one of the two cards in `list`, or a single one without a choice. */
export const sundance: AskingRules = {
  step: (state, frame, emit) => {
    if (frame.list.length < 2) return keep(state, frame, 'sundance-kid', emit);
    ask(state, 'sundance/keep', frame.by);
  },
  offer: (_state, frame, moves) => offerEach(frame, PICKS, moves),
  answer: (state, frame, order, _why, emit) => {
    const [first = 0, second = 0] = frame.list;
    const other = kindOfHeld(first) === order.kind ? second : first;
    throwAway(state, frame, kindOfHeld(other), 'sundance', emit);
    keep(state, frame, 'sundance-kid', emit);
  },
};

const offerEach = (frame: Frame, row: readonly Move[], moves: Move[]): void => {
  for (let i = 0; i < frame.list.length; i++) {
    const kind = kindOfHeld(frame.list[i] ?? 0);
    if (placeOf(frame, kind) === i) moves.push(itemAt(row, kind));
  }
};

/** Where the first card of this kind lies in the frame. */
const placeOf = (frame: Frame, kind: number): number => {
  for (let i = 0; i < frame.list.length; i++) if (kindOfHeld(frame.list[i] ?? 0) === kind) return i;
  throw new Error(`Cannot find card ${kind} among those drawn aside`);
};

const throwAway = (
  state: State,
  frame: Frame,
  kind: number,
  why: 'wagon' | 'sundance',
  emit: Emit<Event> | undefined,
): void => {
  throwFrom(state, frame.by, frame.list, kind);
  removeAt(frame.list, placeOf(frame, kind));
  state.discard.push(kind);
  emit?.({ type: 'discarded', seat: frame.by, cards: [idOf(kind)], why, from: undefined });
};

const keep = (state: State, frame: Frame, why: 'wagon' | 'sundance-kid', emit: Emit<Event> | undefined): void => {
  pop(state);
  for (const held of frame.list) gainHidden(state, frame.by, kindOfHeld(held), (held & FROM_COMMON) !== 0);
  emit?.({ type: 'kept', seat: frame.by, cards: inTellingOrder(frame.list.map(kindOfHeld)), why });
};
