import type { Millis } from '@saloon/kernel';
import type { Phase } from '../wire.ts';

/** The signal on this screen: none, announced but not painted yet, or painted in the frame of that time. */
export type Signal =
  | { readonly type: 'none' }
  | { readonly type: 'announced'; readonly race: number }
  | { readonly type: 'shown'; readonly race: number; readonly shownAt: number };

/** What a press on the ring means. */
export type Press =
  | { readonly type: 'slap'; readonly reaction: Millis }
  /** No race is on screen. The press is sent to the table, which knows if it was too early (WB-TIME-8). */
  | { readonly type: 'press' }
  /** The beginning of a hold that starts the shooting. */
  | { readonly type: 'hold' }
  | { readonly type: 'nothing' };

export type Pressed = {
  readonly signal: Signal;
  /** `event.timeStamp`, on the same clock as the frame's time. */
  readonly at: number;
  readonly phase: Phase;
  readonly canSlap: boolean;
  readonly canHold: boolean;
  /** The own hand is down, or on its way there. */
  readonly isDown: boolean;
  /** Somebody seated, in a game with real races, on an open line. */
  readonly isPlaying: boolean;
};

/** Phases from which a race can start at any moment. In others a press on the ring is ignored. */
const TENSE: readonly Phase[] = ['turn', 'switch-return', 'duel-suspense', 'arrival-suspense', 'duel', 'race'];

export function readPress({ signal, at, phase, canSlap, canHold, isDown, isPlaying }: Pressed): Press {
  if (!isPlaying || isDown) return { type: 'nothing' };
  if (signal.type === 'shown' && canSlap && at >= signal.shownAt) {
    return { type: 'slap', reaction: Math.round(at - signal.shownAt) };
  }
  if (signal.type === 'none' && canHold) return { type: 'hold' };
  return TENSE.includes(phase) ? { type: 'press' } : { type: 'nothing' };
}

/** How long the ring is held until the shooting starts. */
export const HOLD_MS = 500;
