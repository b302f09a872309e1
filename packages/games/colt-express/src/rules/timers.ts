import type { Millis, Seat } from '@saloon/kernel';
import { ask, OPEN, playerAt, type State } from './state.ts';

/** When a question asked now times out; never at a table without a clock. */
const timeoutAt = (state: State): Millis | undefined =>
  state.options.pace === 'untimed' ? undefined : state.at + state.options.turnTimeMs;

/** One player decides. Nobody waits for one who has left: that time is up when it begins. */
export function askOne(state: State, by: Seat): void {
  state.active = by;
  ask(state, playerAt(state, by).isAway ? state.at : timeoutAt(state));
}

/** Everybody decides at once, in secret. */
export function askAll(state: State): void {
  const { players } = state;
  for (let i = 0; i < players.length; i++) playerAt(state, i as Seat).choice = OPEN;
  ask(state, timeoutAt(state));
}

/** The clock of the present question, when its player has left or come back. */
export function restartTimer(state: State): void {
  state.timerAt = playerAt(state, state.active).isAway ? state.at : timeoutAt(state);
}
