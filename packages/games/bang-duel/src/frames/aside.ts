import type { Emit } from '@saloon/kernel';
import { kindIn } from '../aims.ts';
import { ask } from '../ask.ts';
import { idOf } from '../card-ids.ts';
import { WAGON_CARDS } from '../data.ts';
import { inTellingOrder } from '../draw.ts';
import type { Event } from '../events.ts';
import { FROM_COMMON, gainHidden, kindOfHeld } from '../hand.ts';
import type { MoveSink } from '../move-list.ts';
import { DISCARDS, PICKS } from '../move-table.ts';
import type { Move } from '../moves.ts';
import { pop } from '../stack.ts';
import type { Frame, State } from '../state.ts';
import type { FrameRules } from './frame-rules.ts';

/** BD-CARD-WAGON: `by` has drawn `list` aside and discards one of three; with fewer all are kept. */
export const wagon: FrameRules = {
  step: (state, frame, emit) => {
    if (frame.list.length < WAGON_CARDS) return keep(state, frame, 'wagon', emit);
    ask(state, 'wagon/discard', frame.by);
  },
  offer: (_state, frame, moves) => offerEach(frame, DISCARDS, moves),
  answer: (state, frame, move, _why, emit) => {
    if (move.type !== 'discard') return;
    throwAway(state, frame, kindIn(move.card), 'wagon', emit);
    keep(state, frame, 'wagon', emit);
  },
};

/** BD-CHAR-SUNDANCE: `by` keeps one of the two in `list`; a single one is kept in any case. */
export const sundance: FrameRules = {
  step: (state, frame, emit) => {
    if (frame.list.length < 2) return keep(state, frame, 'sundance-kid', emit);
    ask(state, 'sundance/keep', frame.by);
  },
  offer: (_state, frame, moves) => offerEach(frame, PICKS, moves),
  answer: (state, frame, move, _why, emit) => {
    if (move.type !== 'pick') return;
    const kept = kindIn(move.card);
    const other = kindOfHeld(frame.list.find((held) => kindOfHeld(held) !== kept) ?? kept * 8);
    throwAway(state, frame, other, 'sundance', emit);
    keep(state, frame, 'sundance-kid', emit);
  },
};

function offerEach(frame: Frame, move: (kind: number) => Move, moves: MoveSink): void {
  for (let i = 0; i < frame.list.length; i++) {
    const kind = kindOfHeld(frame.list[i] ?? 0);
    if (placeOf(frame, kind) === i) moves.push(move(kind));
  }
}

/** Where the first card of this kind lies in the frame. */
function placeOf(frame: Frame, kind: number): number {
  for (let i = 0; i < frame.list.length; i++) if (kindOfHeld(frame.list[i] ?? 0) === kind) return i;
  throw new Error(`Cannot find card ${kind} among those drawn aside`);
}

function throwAway(
  state: State,
  frame: Frame,
  kind: number,
  why: 'wagon' | 'sundance',
  emit: Emit<Event> | undefined,
): void {
  frame.list.splice(placeOf(frame, kind), 1);
  state.discard.push(kind);
  emit?.({ type: 'discarded', seat: frame.by, cards: [idOf(kind)], why, from: undefined });
}

function keep(state: State, frame: Frame, why: 'wagon' | 'sundance-kid', emit: Emit<Event> | undefined): void {
  pop(state);
  for (const held of frame.list) gainHidden(state, frame.by, kindOfHeld(held), (held & FROM_COMMON) !== 0);
  emit?.({ type: 'kept', seat: frame.by, cards: inTellingOrder(frame.list.map(kindOfHeld)), why });
}
