import type { Emit, Seat } from '@saloon/kernel';
import { ask } from '../ask.ts';
import { gaveLink } from '../chain.ts';
import { discardFromHand } from '../discard.ts';
import type { Event, Why } from '../events.ts';
import { handSize } from '../hand.ts';
import { isAlive } from '../spots.ts';
import { pop, pushLoss } from '../stack.ts';
import { characterId, type Frame, ownerOf, type State } from '../state.ts';
import { offerHitCards } from './counts-as-hit.ts';
import type { AskingRules } from './frame-rules.ts';

/** BD-CARD-INDIANS: `list` are the targets, `n` of them are done, `focus` is the current one (BD-ACT-4). */
export const indians: AskingRules = {
  step: (state, frame, emit) => {
    const target = frame.list[frame.n];
    if (target === undefined) return pop(state);
    frame.n += 1;
    if (!isAlive(state, target)) return;
    frame.focus = target;
    const owner = ownerOf(state, target);
    if (handSize(state, owner) === 0) return suffer(state, frame, owner, 'forced', emit);
    ask(state, 'indians/respond', owner);
  },
  offer: (state, frame, moves) => offerHitCards(state, ownerOf(state, frame.focus), moves),
  answer: (state, frame, order, why, emit) => {
    const owner = ownerOf(state, frame.focus);
    if (order.type !== 'discard') return suffer(state, frame, owner, why, emit);
    gaveLink(state, frame.focus, order.kind);
    discardFromHand(state, owner, order.kind, 'indians', emit);
  },
};

const suffer = (state: State, frame: Frame, owner: Seat, why: Why, emit: Emit<Event> | undefined): void => {
  gaveLink(state, frame.focus, -1);
  emit?.({ type: 'declined', seat: owner, decision: 'indians/respond', character: characterId(frame.focus), why });
  pushLoss(state, frame.focus, 1, frame.by, 'indians');
};
