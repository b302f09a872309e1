import type { Millis, Seat } from '@saloon/kernel';
import type { Decision } from './events.ts';
import type { State } from './state.ts';

/** Asks this player for a decision. */
export function ask(state: State, decision: Decision, by: Seat): void {
  state.decision = decision;
  state.decider = by;
  state.question += 1;
  if (state.options.moveTimeMs > 0 || state.away[by] === true || state.timerAt !== undefined) {
    startTimer(state, timeFor(state, by));
  }
}

/** A player who has left times out at once (section 11). */
const timeFor = (state: State, by: Seat): Millis | undefined => {
  if (state.away[by] === true) return state.at;
  const { moveTimeMs } = state.options;
  return moveTimeMs > 0 ? state.at + moveTimeMs : undefined;
};

/** Starts the timer of the current question and cancels the previous one. */
const startTimer = (state: State, at: Millis | undefined): void => {
  state.timerId += 1;
  state.timerAt = at;
};

/** In the setup both choose at once; a player who has left times out at once. */
export function startSetupTimer(state: State): void {
  const isMissing = state.away.some((away, by) => away && state.token[by] === -1);
  const { moveTimeMs } = state.options;
  startTimer(state, isMissing ? state.at : moveTimeMs > 0 ? moveTimeMs : undefined);
}

/** Restarts the timer after the player being asked has left or come back. */
export function askAgain(state: State): void {
  if (state.decision === undefined) return;
  if (state.decision === 'setup/choose-ap') return startSetupTimer(state);
  startTimer(state, timeFor(state, state.decider));
}
