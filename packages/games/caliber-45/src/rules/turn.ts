import type { Emit, Seat } from '@saloon/kernel';
import { maybeRefillCowboys, maybeRefillWeapons } from './decks.ts';
import type { Event } from './moves.ts';
import { isVersion1 } from './options.ts';
import { isHighNoon, type Phase, playerAt, type State, seatAfter } from './state.ts';

/** Asks a seat and cancels the previous question. The time doesn't depend on anyone's cards (C45-ONLINE-7). */
export function ask(state: State, phase: Phase, by: Seat): void {
  state.phase = phase;
  state.active = by;
  state.question += 1;
  if (phase === 'vote' && !isVersion1(state.options)) state.votedFrom = state.at;
  startTimer(state);
}

/** A seat that has left times out at once. The clock of a vote runs from its first question (C45-ONLINE-4). */
export function startTimer(state: State): void {
  const from = state.phase === 'vote' ? (state.votedFrom ?? state.at) : state.at;
  state.timerAt = isAwaited(state) ? Math.max(state.at, from + timeOf(state)) : state.at;
}

const timeOf = ({ phase, options }: State): number =>
  phase === 'arming' || phase === 'shootout' ? options.turnTimeMs : options.answerTimeMs;

/** Is somebody at the table who owes what is being asked? */
export function isAwaited(state: State): boolean {
  if (state.phase !== 'vote') return !playerAt(state, state.active).isAway;
  return state.players.some((player) => !player.isAway && player.vote === 'none');
}

export function startTurn(state: State, by: Seat, emit?: Emit<Event>): void {
  state.turn += 1;
  ask(state, 'arming', by);
  emit?.({ type: 'turn-started', seat: by, turn: state.turn, isHighNoon: isHighNoon(state) });
}

/** An arming action other than announcing is over: empty decks are refilled, and the turn passes (C45-FLOW-2). */
export function endTurn(state: State, emit?: Emit<Event>): void {
  maybeRefillWeapons(state, emit);
  maybeRefillCowboys(state, emit);
  state.idleTurns += 1;
  startTurn(state, seatAfter(state, state.active), emit);
}
