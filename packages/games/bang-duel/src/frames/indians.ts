import type { Emit, Seat } from '@saloon/kernel';
import * as asking from '../ask.ts';
import * as chains from '../chain.ts';
import * as discards from '../discard.ts';
import type { Event, Why } from '../events.ts';
import * as hands from '../hand.ts';
import * as spots from '../spots.ts';
import * as stacks from '../stack.ts';
import * as states from '../state.ts';
import { characterId, type Frame, type State } from '../state.ts';
import * as hitCards from './counts-as-hit.ts';
import type { AskingRules } from './frame-rules.ts';

// Held here: an imported name is looked up and checked at each use (docs/architecture.md, "Where speed comes from").
const { ask } = asking;
const { gaveLink } = chains;
const { discardFromHand } = discards;
const { handSize } = hands;
const { isAlive } = spots;
const { pop, pushLoss } = stacks;
const { ownerOf } = states;
const { offerHitCards } = hitCards;

/** BD-CARD-INDIANS: `list` are the targets, `n` of them are done, `focus` is the present one (BD-ACT-4). */
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
  offer: (state, frame) => offerHitCards(state, ownerOf(state, frame.focus)),
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
