import type { Emit, Seat } from '@saloon/kernel';
import { hitLink } from './chain.ts';
import { CARD_NAMES } from './data.ts';
import type { DrawReason, Event, LossKind, RevealReason, TakeReason, TokenReason } from './events.ts';
import { isAlive } from './spots.ts';
import {
  type Char,
  characterId,
  type Frame,
  type FrameType,
  type HitSource,
  NOBODY,
  type Reason,
  type State,
} from './state.ts';

/** Frames that hold no cards and no targets share this list: it is never changed. */
export const NOTHING: number[] = [];

/** Puts an effect on top of the stack: it is resolved before anything below goes on. */
export function push(
  state: State,
  type: FrameType,
  by: Seat,
  { focus = NOBODY, subject = NOBODY, n = 0, kind = -1, list = NOTHING, src }: Partial<Frame>,
): void {
  place(state, type, by, focus, subject, n, kind, list, src, 'none');
}

/** The same for what happens all the time: an argument for each field is faster than an object of them. */
function place(
  state: State,
  type: FrameType,
  by: Seat,
  focus: Char,
  subject: Char,
  n: number,
  kind: number,
  list: number[],
  src: HitSource | undefined,
  why: Reason,
): void {
  state.frames += 1;
  state.stack.push({ type, step: 0, by, focus, subject, n, kind, list, src, why, result: 0 });
}

export function topFrame(state: State): Frame {
  const frame = state.stack[state.stack.length - 1];
  if (frame === undefined) throw new Error('Cannot find the frame on top: the stack is empty');
  return frame;
}

/** The frame on top is finished; what it has found out goes to the one below. */
export function pop(state: State, result = 0): void {
  state.stack.pop();
  if (state.stack.length > 0) topFrame(state).result = result;
}

/** BD-HIT-2: a hit on this character, unless it is dying or gone (BD-HIT-12). `number` of `of` hits of one card. */
export function openHit(
  state: State,
  src: HitSource,
  target: Char,
  number: number,
  of: number,
  emit: Emit<Event> | undefined,
): void {
  if (!isAlive(state, target)) return emit?.({ type: 'hit-dropped', target: characterId(target) });
  place(state, 'hit', src.owner, target, NOBODY, 0, -1, NOTHING, src, 'none');
  hitLink(state, src, target);
  emit?.({
    type: 'hit',
    seat: src.owner,
    shooter: characterId(src.shooter),
    target: characterId(target),
    origin: src.origin,
    card: CARD_NAMES[src.name],
    needsSurcharge: src.needsSurcharge,
    number,
    of,
  });
}

/** Several hits of one card, one after another (BD-HIT-11). */
export const pushShots = (state: State, src: HitSource, targets: number[]): void =>
  place(state, 'shots', src.owner, NOBODY, NOBODY, 0, -1, targets, src, 'none');

/** `by` caused it, unless it is the work of a Dynamite or a Rattlesnake (BD-LOSS-3). */
export const pushLoss = (state: State, target: Char, n: number, by: Seat, why: LossKind): void =>
  place(state, 'lose-health', by, target, NOBODY, n, -1, NOTHING, undefined, why);

export const pushDraw = (state: State, by: Seat, n: number, why: DrawReason): void =>
  place(state, 'draw', by, NOBODY, NOBODY, n, -1, NOTHING, undefined, why);

/** `by` moves the token of `whose`. */
export const pushTokenMove = (state: State, by: Seat, whose: Seat, why: TokenReason): void =>
  place(state, 'token-move', by, NOBODY, NOBODY, whose, -1, NOTHING, undefined, why);

/** `by` takes a card that lies on a character, which is awake meanwhile, into hand or to the discard pile. */
export const pushTakeGear = (
  state: State,
  by: Seat,
  from: Char,
  kind: number,
  to: 'hand' | 'discard',
  why: TakeReason,
): void => place(state, 'take-card', by, from, NOBODY, to === 'hand' ? 1 : 0, kind, NOTHING, undefined, why);

/** `by` takes a random card of this back out of the opponent's hand. */
export const pushTakeBlind = (state: State, by: Seat, back: number, to: 'hand' | 'discard', why: TakeReason): void =>
  place(state, 'take-card', by, NOBODY, NOBODY, to === 'hand' ? 1 : 0, -1, [back], undefined, why);

/** `by` makes the opponent discard this hand card. */
export const pushForcedDiscard = (state: State, by: Seat, kind: number): void => push(state, 'take-card', by, { kind });

/** `by` reveals the top card of `deckOf(whose)` for the sake of this character. */
export const pushReveal = (
  state: State,
  by: Seat,
  whose: Seat,
  subject: Char,
  symbol: number,
  why: RevealReason,
): void => place(state, 'reveal', by, NOBODY, subject, whose, symbol, NOTHING, undefined, why);
