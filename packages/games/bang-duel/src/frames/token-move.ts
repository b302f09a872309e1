import { seat as kernelSeat, type Seat } from '@saloon/kernel';
import * as chains from '../chain.ts';
import type { TokenReason } from '../events.ts';
import * as spots from '../spots.ts';
import * as stacks from '../stack.ts';
import { characterId, type Frame } from '../state.ts';
import * as triggers from '../triggers.ts';
import type { FrameRules } from './frame-rules.ts';

// Held here: an imported name is looked up and checked at each use (docs/architecture.md, "Where speed comes from").
const seat = kernelSeat;
const { tokenLink } = chains;
const { apOf, charAt, isSole } = spots;
const { pop } = stacks;
const { tokenMoved } = triggers;

/** BD-POS-1: `by` moves the AP token of seat `n` to the other character; a sole one never swaps (BD-POS-3). */
export const tokenMove: FrameRules = {
  step: (state, frame, emit) => {
    pop(state);
    const whose: Seat = seat(frame.n);
    if (isSole(state, whose)) return;
    state.token[whose] = 1 - (state.token[whose] ?? 0);
    const to = charAt(state, apOf(state, whose));
    tokenLink(state, to);
    emit?.({ type: 'token-moved', seat: whose, to: characterId(to), by: frame.by, why: reasonOf(frame) });
    tokenMoved(state, whose, frame.by, emit);
  },
};

const REASONS = ['free', 'water', 'shotgun', 'herd'] as const satisfies readonly TokenReason[];
const reasonOf = (frame: Frame): TokenReason => REASONS.find((reason) => reason === frame.why) ?? 'free';
