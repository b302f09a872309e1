import { type Emit, type Seat, seat } from '@saloon/kernel';
import type { Event } from './events.ts';
import { healthAt } from './spots.ts';
import { type Ending, NOBODY, type State } from './state.ts';

/** BD-END-1: the game is over at once. Cards that a frame still holds go to the discard pile, so that none is lost. */
export function endGame(
  state: State,
  winner: Seat | undefined,
  why: Ending['why'],
  emit: Emit<Event> | undefined,
): void {
  for (const frame of state.stack) {
    if (frame.type === 'store' || frame.type === 'reveal') state.discard.push(...frame.list);
    if (frame.type === 'wagon' || frame.type === 'sundance') state.discard.push(...frame.list.map((held) => held >> 3));
  }
  state.stack = [];
  state.queue = [];
  state.dying = [];
  state.phase = 'over';
  state.decision = undefined;
  state.timerAt = undefined;
  state.ending = { winner, why };
  emit?.({ type: 'game-ended', winner, why });
}

/** BD-RULING-26: more characters left, then more health in play, then a draw. */
export function leaderOf(state: State): Seat | undefined {
  const worth = [0, 1].map((by) => {
    const inPlay = [2 * by, 2 * by + 1].filter((spot) => state.chars[spot] !== NOBODY);
    const health = inPlay.reduce((sum, spot) => sum + healthAt(state, spot), 0);
    return 100 * (inPlay.length + (state.reserve[by]?.length ?? 0)) + health;
  });
  const [first = 0, second = 0] = worth;
  if (first === second) return undefined;
  return seat(first > second ? 0 : 1);
}
