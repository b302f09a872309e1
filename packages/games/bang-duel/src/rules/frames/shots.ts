import { openHit, pop } from '../stack.ts';
import type { FrameRules } from './frame-rules.ts';

/** The hits of one card on `list`, one after another; `n` are done (BD-HIT-11). */
export const shots: FrameRules = {
  step: (state, frame, emit) => {
    const target = frame.list[frame.n];
    if (target === undefined || frame.src === undefined) return pop(state);
    frame.n += 1;
    openHit(state, frame.src, target, frame.n, frame.list.length, emit);
  },
};
