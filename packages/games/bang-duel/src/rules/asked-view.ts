import { itemAt, type Viewer } from '@saloon/kernel';
import type { Asked } from '../wire/view-types.ts';
import { handLimit } from './abilities.ts';
import { SYMBOLS } from './data.ts';
import type { Decision } from './events.ts';
import { cardOf, cardsOf, characterOf, hitView } from './frame-view.ts';
import { reasonOf } from './frames/reveal.ts';
import { handSize } from './hand.ts';
import { toAct } from './legal-moves.ts';
import type { State } from './state.ts';

/** Section 5: decisions that have to be made. */
const COMPULSORY: readonly Decision[] = [
  'setup/choose-ap',
  'reveal/choose',
  'store/pick',
  'wagon/discard',
  'onmiss/peacemaker',
  'sundance/keep',
  'phase/discard',
];

/** The current question, whom it is for, and its data. */
export function askedView(state: State, viewer: Viewer): Asked | undefined {
  const { decision } = state;
  if (decision === undefined) return undefined;
  const frame = state.stack[state.stack.length - 1];
  const below = state.stack[state.stack.length - 2];
  const isReveal = frame?.type === 'reveal';
  const asking = frame?.type === 'on-miss' ? below : frame;
  return {
    decision,
    seats: toAct(state),
    character: asking && characterOf(asking),
    card: frame && cardOf(frame),
    hit: asking && hitView(asking),
    cards: frame === undefined ? [] : cardsOf(frame, viewer),
    want: isReveal ? itemAt(SYMBOLS, frame.kind) : undefined,
    why: isReveal ? reasonOf(frame) : undefined,
    units: unitsOf(state),
    canDecline: !COMPULSORY.includes(decision),
  };
}

/** The loss to be shared, the cards still to take, or the cards over the limit. */
function unitsOf(state: State): number | undefined {
  switch (state.decision) {
    case 'loss/redirect':
    case 'death/anderson':
      return state.stack[state.stack.length - 1]?.n;
    case 'phase/discard':
      return handSize(state, state.decider) - handLimit(state, state.decider);
    default:
      return undefined;
  }
}
