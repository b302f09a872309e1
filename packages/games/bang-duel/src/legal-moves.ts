import { type Seat, seat } from '@saloon/kernel';
import * as allFrames from './frames/index.ts';
import * as mainMoves from './main-moves.ts';
import * as moveTable from './move-table.ts';
import type { Move } from './moves.ts';
import * as offering from './offers.ts';
import { charAt } from './spots.ts';
import * as stacks from './stack.ts';
import type { State } from './state.ts';

// Held here: an imported name is looked up and checked at each use (docs/architecture.md, "Where speed comes from").
const { offerFrame } = allFrames;
const { offerMain } = mainMoves;
const { CHOOSE_AP, CONCEDE, DISCARDS, offerKinds } = moveTable;
const { beginList, endList, moveAt } = offering;
const { topFrame } = stacks;

const NONE: readonly Move[] = Object.freeze([]);
/** Not frozen: what is in a frozen list takes longer to read, and this is asked for every decision. */
const GROUPS: readonly (readonly Seat[])[] = [[], [seat(0)], [seat(1)], [seat(0), seat(1)]];

/** BD-END-1: conceding is always heard and never a choice. */
export const reflexes: readonly Move[] = Object.freeze([moveAt(CONCEDE)]);

/** Who owes the present decision and has not left. */
export function toAct(state: State): readonly Seat[] {
  if (state.decision === undefined) return GROUPS[0] ?? [];
  if (state.decision !== 'setup/choose-ap') return GROUPS[state.away[state.decider] ? 0 : 1 << state.decider] ?? [];
  const owing = (owes(state, 0) ? 1 : 0) | (owes(state, 1) ? 2 : 0);
  return GROUPS[owing] ?? [];
}

const owes = (state: State, by: number): boolean => state.token[by] === -1 && state.away[by] === false;

/** The one source of legality. */
export function legalMoves(state: State, by: Seat): readonly Move[] {
  const { decision } = state;
  if (decision === undefined || state.away[by]) return NONE;
  if (decision === 'setup/choose-ap') return owes(state, by) ? choices(state, by) : NONE;
  return by === state.decider ? answers(state, by) : NONE;
}

const choices = (state: State, by: Seat): readonly Move[] => [
  moveAt(CHOOSE_AP, charAt(state, 2 * by)),
  moveAt(CHOOSE_AP, charAt(state, 2 * by + 1)),
];

/** What may be answered to the present decision, by whom it is put to, here or away. */
export function answers(state: State, by: Seat): readonly Move[] {
  beginList();
  if (state.decision === 'play/main') offerMain(state, by);
  else if (state.decision === 'phase/discard') offerKinds(state, by, DISCARDS);
  else offerFrame(state, topFrame(state));
  return endList();
}
