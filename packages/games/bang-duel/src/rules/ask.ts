import type { Millis, Seat } from '@saloon/kernel';
import type { Decision } from './events.ts';
import type { State } from './state.ts';

/** The engine waits for this player. */
export function ask(state: State, decision: Decision, by: Seat): void {
  state.decision = decision;
  state.decider = by;
  state.question += 1;
  if (state.options.moveTimeMs > 0 || state.away[by] === true || state.timerAt !== undefined) {
    startTimer(state, timeFor(state, by));
  }
}

/** Nobody waits for somebody who has left: what that seat owes is due at once (section 11). */
const timeFor = (state: State, by: Seat): Millis | undefined => {
  if (state.away[by] === true) return state.at;
  const { moveTimeMs } = state.options;
  return moveTimeMs > 0 ? state.at + moveTimeMs : undefined;
};

/** Starts the clock of the question that is being asked now; the last one is void. */
export const startTimer = (state: State, at: Millis | undefined): void => {
  state.timerId += 1;
  state.timerAt = at;
};

/** Both choose in the setup: whoever has left is not waited for. */
export function startSetupTimer(state: State): void {
  const isMissing = state.away.some((away, by) => away && state.token[by] === -1);
  const { moveTimeMs } = state.options;
  startTimer(state, isMissing ? state.at : moveTimeMs > 0 ? moveTimeMs : undefined);
}

/** The present question is put to somebody who has just left or come back. */
export function askAgain(state: State): void {
  if (state.decision === undefined) return;
  if (state.decision === 'setup/choose-ap') return startSetupTimer(state);
  startTimer(state, timeFor(state, state.decider));
}
