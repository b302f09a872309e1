import { type Emit, type Input, type MoveInput, type Seat, seat, unreachable } from '@saloon/kernel';
import { targetOf } from './aims.ts';
import { askAgain } from './ask.ts';
import { discardFromHand } from './discard.ts';
import { endGame } from './end.ts';
import type { Event, Why } from './events.ts';
import { answerFrame } from './frames/index.ts';
import { answers } from './legal-moves.ts';
import { playMain } from './main-moves.ts';
import type { Move } from './moves.ts';
import { type Order, orderOf } from './order.ts';
import { pump } from './pump.ts';
import { chooseAp } from './setup.ts';
import { charAt } from './spots.ts';
import { topFrame } from './stack.ts';
import { opponentOf, type State } from './state.ts';

/** Plays one input in place, without checking that it is legal: the kernel's `tryPlay` does that. */
export function apply(state: State, input: Input<Move>, emit?: Emit<Event>): void {
  switch (input.type) {
    case 'move':
      state.at = input.at;
      return play(state, input, emit);
    case 'timer':
      // Ignores outdated and early timers.
      if (input.id !== state.timerId || state.timerAt === undefined || input.at < state.timerAt) return;
      state.at = input.at;
      return expire(state, emit);
    case 'lag':
      state.at = input.at;
      return;
    case 'leave':
    case 'return': {
      state.at = input.at;
      const isAway = input.type === 'leave';
      if (state.away[input.seat] === isAway || state.ending !== undefined) return;
      state.away[input.seat] = isAway;
      emit?.({ type: isAway ? 'left' : 'returned', seat: input.seat });
      if (state.decision === 'setup/choose-ap' || state.decider === input.seat) askAgain(state);
      return;
    }
    default:
      return unreachable(input);
  }
}

const play = (state: State, { seat: by, move }: MoveInput<Move>, emit: Emit<Event> | undefined): void => {
  const order = orderOf(move);
  if (order.type === 'concede') return concede(state, by, emit);
  state.conceding[by] = false;
  answer(state, by, order, 'chosen', emit);
};

/** Answers the current decision and continues. */
const answer = (state: State, by: Seat, order: Order, why: Why, emit: Emit<Event> | undefined): void => {
  const { decision } = state;
  if (order.type === 'choose-ap') return chooseAp(state, by, targetOf(order.aim), why, emit);
  state.decision = undefined;
  state.timerAt = undefined;
  if (decision === 'play/main') playMain(state, by, order, why, emit);
  else if (decision === 'phase/discard') discardFromHand(state, by, order.kind, 'limit', emit);
  else answerFrame(state, topFrame(state), order, why, emit);
  pump(state, emit);
};

/** BD-END-1: the first time it asks for confirmation; twice in a row ends the game. */
const concede = (state: State, by: Seat, emit: Emit<Event> | undefined): void => {
  if (state.conceding[by]) return endGame(state, opponentOf(by), 'conceded', emit);
  state.conceding[by] = true;
  emit?.({ type: 'wants-to-concede', seat: by });
};

/** Section 11: gives the default answer after a timeout, or if the player has left. */
const expire = (state: State, emit: Emit<Event> | undefined): void => {
  if (state.decision === 'setup/choose-ap') return expireSetup(state, emit);
  const by = state.decider;
  const move = defaultAnswer(answers(state, by));
  if (move !== undefined) answer(state, by, orderOf(move), state.away[by] ? 'away' : 'time', emit);
};

/** Take the hit, decline, end the phase or redirect nothing; otherwise the first legal move. */
const defaultAnswer = (moves: readonly Move[]): Move | undefined => {
  const modest = moves.find(
    ({ type }) => type === 'take-hit' || type === 'decline' || type === 'end-phase' || type === 'redirect',
  );
  return modest ?? moves[0];
};

/** Chooses for players who have left, and for everyone when the time is up. */
const expireSetup = (state: State, emit: Emit<Event> | undefined): void => {
  const isUp = !state.away.some((away, by) => away && state.token[by] === -1);
  for (let i = 0; i < 2; i++) {
    if (state.token[i] !== -1 || (!isUp && !state.away[i])) continue;
    chooseAp(state, seat(i), charAt(state, 2 * i), isUp ? 'time' : 'away', emit);
  }
};
