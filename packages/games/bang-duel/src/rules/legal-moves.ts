import { itemAt, type Seat, seat } from '@saloon/kernel';
import { offerFrame } from './frames/index.ts';
import { offerMain } from './main-moves.ts';
import { CHOOSE_AP, CONCEDE, DISCARDS, offerKinds } from './move-table.ts';
import type { Move } from './moves.ts';
import { charAt } from './spots.ts';
import { topFrame } from './stack.ts';
import type { State } from './state.ts';

const NONE: readonly Move[] = Object.freeze([]);
/** Lists aren't frozen: freezing them costs 5 to 20 % of the random games per second. */
const GROUPS: readonly (readonly Seat[])[] = [[], [seat(0)], [seat(1)], [seat(0), seat(1)]];

/** BD-END-1: conceding is always possible, but isn't listed. */
export const reflexes: readonly Move[] = Object.freeze([CONCEDE]);

/** The seats that have to decide and haven't left. */
export function toAct(state: State): readonly Seat[] {
  if (state.decision === 'setup/choose-ap') return group((owes(state, 0) ? 1 : 0) | (owes(state, 1) ? 2 : 0));
  return group(state.decision === undefined || state.away[state.decider] === true ? 0 : 1 << state.decider);
}

const group = (seats: number): readonly Seat[] => GROUPS[seats] ?? [];

const owes = (state: State, by: number): boolean => state.token[by] === -1 && state.away[by] === false;

/** Every legal move of this seat now. */
export function legalMoves(state: State, by: Seat): readonly Move[] {
  const { decision } = state;
  if (decision === undefined || state.away[by]) return NONE;
  if (decision === 'setup/choose-ap') return owes(state, by) ? choices(state, by) : NONE;
  return by === state.decider ? answers(state, by) : NONE;
}

const choices = (state: State, by: Seat): readonly Move[] => [
  itemAt(CHOOSE_AP, charAt(state, 2 * by)),
  itemAt(CHOOSE_AP, charAt(state, 2 * by + 1)),
];

/** The legal answers to the current decision, even if the seat is away. */
export const answers = (state: State, by: Seat): readonly Move[] => {
  const moves: Move[] = [];
  if (state.decision === 'play/main') offerMain(state, by, moves);
  else if (state.decision === 'phase/discard') offerKinds(state, by, DISCARDS, moves);
  else offerFrame(state, topFrame(state), moves);
  return moves;
};
