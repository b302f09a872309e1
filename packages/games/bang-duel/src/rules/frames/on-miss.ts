import type { OnMiss } from '../cards/card.ts';
import { cardNamed } from '../cards/index.ts';
import type { Frame } from '../state.ts';
import type { AskingRules } from './frame-rules.ts';

/** BD-HIT-9: the on-miss clause of the card named by `kind`; `by` has played it. The hit below stays until it is done (BD-ACT-4). */
export const onMiss: AskingRules = {
  step: (state, frame, emit) => clauseOf(frame).begin(state, frame, emit),
  offer: (state, frame, moves) => clauseOf(frame).offer?.(state, frame, moves),
  answer: (state, frame, order, why, emit) => clauseOf(frame).answer?.(state, frame, order, why, emit),
};

const clauseOf = (frame: Frame): OnMiss => {
  const clause = cardNamed(frame.kind).onMiss;
  if (clause === undefined) throw new Error(`Cannot find the on-miss clause of card ${frame.kind}: it has none`);
  return clause;
};
