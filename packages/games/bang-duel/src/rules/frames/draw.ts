import { drawCards } from '../draw.ts';
import type { DrawReason } from '../events.ts';
import { pop } from '../stack.ts';
import type { Frame } from '../state.ts';
import { wordOf } from '../word-of.ts';
import type { FrameRules } from './frame-rules.ts';

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
const reasonOf = (frame: Frame): DrawReason => wordOf(REASONS, frame.why);
