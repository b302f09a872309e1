import * as drawing from '../draw.ts';
import type { DrawReason } from '../events.ts';
import * as stacks from '../stack.ts';
import type { Frame } from '../state.ts';
import type { FrameRules } from './frame-rules.ts';

// Held here: an imported name is looked up and checked at each use (docs/architecture.md, "Where speed comes from").
const { drawCards } = drawing;
const { pop } = stacks;

/** `by` draws `n` cards. */
export const draw: FrameRules = {
  step: (state, frame, emit) => {
    pop(state);
    drawCards(state, frame.by, frame.n, emit === undefined ? 'phase' : reasonOf(frame), emit);
  },
};

const REASONS = [
  'reload',
  'remington',
  'death',
  'kitty-leroy',
  'cattle-kate',
  'bill-tilghman',
  'lone-ranger',
  'wyatt-earp',
  'django',
  'pocket-watch',
] as const satisfies readonly DrawReason[];
const reasonOf = (frame: Frame): DrawReason => REASONS.find((reason) => reason === frame.why) ?? 'phase';
