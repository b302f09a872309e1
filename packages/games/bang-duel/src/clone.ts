import { cloneRng } from '@saloon/kernel';
import type { Frame, State } from './state.ts';

/** A copy that shares nothing that can change. Written out, because search does it millions of times. */
export function clone(state: State): State {
  const { decks, hands, reserve, removed } = state;
  return {
    options: state.options,
    rng: cloneRng(state.rng),
    at: state.at,
    law: state.law,
    phase: state.phase,
    turn: state.turn,
    idleTurns: state.idleTurns,
    active: state.active,
    decks: [copy(decks[0]), copy(decks[1]), copy(decks[2])],
    settled: state.settled.slice(),
    reshuffles: state.reshuffles,
    discard: state.discard.slice(),
    hands: [copy(hands[0]), copy(hands[1])],
    mixed: state.mixed.slice(),
    chars: state.chars.slice(),
    health: state.health.slice(),
    gear: state.gear.slice(),
    token: state.token.slice(),
    reserve: [copy(reserve[0]), copy(reserve[1])],
    removed: [copy(removed[0]), copy(removed[1])],
    bangs: state.bangs,
    used: state.used,
    actions: state.actions,
    frames: state.frames,
    stack: cloneStack(state.stack),
    queue: state.queue.slice(),
    dying: state.dying.slice(),
    decision: state.decision,
    decider: state.decider,
    question: state.question,
    timerId: state.timerId,
    timerAt: state.timerAt,
    away: state.away.slice(),
    conceding: state.conceding.slice(),
    ending: state.ending,
    chain: state.chain.slice(),
    links: state.links,
  };
}

const copy = (list: readonly number[] | undefined): number[] => (list === undefined ? [] : list.slice());

export function cloneStack(stack: readonly Frame[]): Frame[] {
  const copies: Frame[] = [];
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i];
    if (frame !== undefined) copies.push(cloneFrame(frame));
  }
  return copies;
}

const cloneFrame = (frame: Frame): Frame => ({
  type: frame.type,
  step: frame.step,
  by: frame.by,
  focus: frame.focus,
  subject: frame.subject,
  n: frame.n,
  kind: frame.kind,
  list: frame.list.slice(),
  src: frame.src,
  why: frame.why,
  result: frame.result,
});
