import * as stacks from '../stack.ts';
import type { FrameRules } from './frame-rules.ts';

// Held here: an imported name is looked up and checked at each use (docs/architecture.md, "Where speed comes from").
const { openHit, pop } = stacks;

/** The hits of one card on `list`, one after another; `n` are done (BD-HIT-11). */
export const shots: FrameRules = {
  step: (state, frame, emit) => {
    const target = frame.list[frame.n];
    if (target === undefined || frame.src === undefined) return pop(state);
    frame.n += 1;
    openHit(state, frame.src, target, frame.n, frame.list.length, emit);
  },
};
