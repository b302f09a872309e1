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

/** Shared by all frames without cards or targets; never changed. */
const NOTHING: number[] = [];

/** Pushes an effect, which is resolved before anything below continues. The caller sets its other fields. */
export const push = (state: State, type: FrameType, by: Seat, why: Reason = 'none'): Frame => {
  const frame = newFrame(type, by, why);
  state.frames += 1;
  state.stack.push(frame);
  return frame;
};

const newFrame = (type: FrameType, by: Seat, why: Reason): Frame => ({
  type,
  step: 0,
  by,
  focus: NOBODY,
  subject: NOBODY,
  n: 0,
  kind: -1,
  list: NOTHING,
  src: undefined,
  why,
  result: 0,
});

export const topFrame = (state: State): Frame => state.stack[state.stack.length - 1] ?? noFrame();
const noFrame = (): never => {
  throw new Error('Cannot find the frame on top: the stack is empty');
};

/** Pops the finished frame and hands its result to the one below. */
export const pop = (state: State, result = 0): void => {
  state.stack.pop();
  if (state.stack.length > 0) topFrame(state).result = result;
};

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
  const frame = push(state, 'hit', src.owner);
  frame.focus = target;
  frame.src = src;
  hitLink(state, src, target);
  if (emit !== undefined) tellHit(src, target, number, of, emit);
}

const tellHit = (src: HitSource, target: Char, number: number, of: number, emit: Emit<Event>): void =>
  emit({
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

/** Several hits of one card, one after another (BD-HIT-11). */
export function pushShots(state: State, src: HitSource, targets: Char[]): void {
  const frame = push(state, 'shots', src.owner);
  frame.list = targets;
  frame.src = src;
}

/** `by` caused it, unless it is the work of a Dynamite or a Rattlesnake (BD-LOSS-3). */
export function pushLoss(state: State, target: Char, n: number, by: Seat, why: LossKind): void {
  const frame = push(state, 'lose-health', by, why);
  frame.focus = target;
  frame.n = n;
}

export function pushDraw(state: State, by: Seat, n: number, why: DrawReason): void {
  push(state, 'draw', by, why).n = n;
}

/** `by` moves the token of `whose`. */
export function pushTokenMove(state: State, by: Seat, whose: Seat, why: TokenReason): void {
  push(state, 'token-move', by, why).n = whose;
}

/** `by` takes a card that lies on a character, which is awake meanwhile, into hand or to the discard pile. */
export function pushTakeGear(
  state: State,
  by: Seat,
  from: Char,
  kind: number,
  to: 'hand' | 'discard',
  why: TakeReason,
): void {
  const frame = push(state, 'take-card', by, why);
  frame.focus = from;
  frame.n = to === 'hand' ? 1 : 0;
  frame.kind = kind;
}

/** `by` takes a random card of this back out of the opponent's hand. */
export function pushTakeBlind(state: State, by: Seat, back: number, to: 'hand' | 'discard', why: TakeReason): void {
  const frame = push(state, 'take-card', by, why);
  frame.n = to === 'hand' ? 1 : 0;
  frame.list = [back];
}

/** `by` makes the opponent discard this hand card. */
export function pushForcedDiscard(state: State, by: Seat, kind: number): void {
  push(state, 'take-card', by).kind = kind;
}

/** `by` reveals the top card of `deckOf(whose)` for the sake of this character. */
export function pushReveal(
  state: State,
  by: Seat,
  whose: Seat,
  subject: Char,
  symbol: number,
  why: RevealReason,
): void {
  const frame = push(state, 'reveal', by, why);
  frame.subject = subject;
  frame.n = whose;
  frame.kind = symbol;
}
