import { type Seat, seat } from '@saloon/kernel';
import { tokenLink } from '../chain.ts';
import type { TokenReason } from '../events.ts';
import { apOf, charAt, isSole } from '../spots.ts';
import { pop } from '../stack.ts';
import { characterId, type Frame } from '../state.ts';
import { tokenMoved } from '../triggers.ts';
import { wordOf } from '../word-of.ts';
import type { FrameRules } from './frame-rules.ts';

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
const reasonOf = (frame: Frame): TokenReason => wordOf(REASONS, frame.why);
