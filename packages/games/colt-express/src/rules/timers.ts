import type { Millis, Seat } from '@saloon/kernel';
import { ask, OPEN, playerAt, type State } from './state.ts';

/** When a question asked now times out; `undefined` at a table without a clock. */
const timeoutAt = (state: State): Millis | undefined =>
  state.options.pace === 'untimed' ? undefined : state.at + state.options.turnTimeMs;

/** Asks one player. For a player who has left, time runs out at once. */
export function askOne(state: State, by: Seat): void {
  state.active = by;
  ask(state, playerAt(state, by).isAway ? state.at : timeoutAt(state));
}

/** Asks everyone at once, in secret. */
export function askAll(state: State): void {
  const { players } = state;
  for (let i = 0; i < players.length; i++) playerAt(state, i as Seat).choice = OPEN;
  ask(state, timeoutAt(state));
}

/** Restarts the timer of the current question after its player left or came back. */
export function restartTimer(state: State): void {
  state.timerAt = playerAt(state, state.active).isAway ? state.at : timeoutAt(state);
}
