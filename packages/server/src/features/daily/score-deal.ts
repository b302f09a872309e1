import { type AnyGame, replaying, type Seat, seatsOf } from '@saloon/kernel';
import type { Recording } from '@saloon/recording';
import type { TimeSlices } from '../../core/time/time-slices.ts';

/** How a finished deal went for one seat. */
export type DealScore = {
  readonly place: number;
  readonly score: number;
  /** Orders results, the best highest: by score. Where scores only say who won, a quick win and a late loss are better. */
  readonly ranking: number;
  /** What each fifth of the seat's decisions gained or lost, in points of the game. For stars only. */
  readonly marks: readonly number[];
};

export const STRETCHES = 5;
/** More than the decisions of any game. */
const STEPS = 1_000_000;

/** Undefined if the recorded game didn't end. Throws a `ReplayError` if one of its moves isn't legal. */
export function scoreDeal(game: AnyGame, recording: Recording<unknown, unknown>, seat: Seat): DealScore | undefined {
  const work = scoring(game, recording, seat);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** The same, without holding up others: a long game takes a tenth of a second. */
export async function scoreInSlices(
  slices: TimeSlices,
  game: AnyGame,
  recording: Recording<unknown, unknown>,
  seat: Seat,
): Promise<DealScore | undefined> {
  const work = scoring(game, recording, seat);
  await slices.each(recording.inputs, () => void work.next());
  const { done, value } = work.next();
  if (done !== true) throw new Error('Cannot score a deal: its replay has more steps than inputs');
  return value;
}

/** One step for each input. */
function* scoring(game: AnyGame, recording: Recording<unknown, unknown>, seat: Seat) {
  const leads: number[] = [];
  const steps = replaying(game, recording);
  let step = steps.next();
  for (let index = 0; step.done !== true; index++) {
    const input = recording.inputs[index];
    const isOwn = input?.type === 'move' && input.seat === seat && game.outcome(step.value) === undefined;
    if (isOwn) leads.push(leadOf(game, step.value, seat));
    yield;
    step = steps.next();
  }
  const end = step.value;
  const outcome = game.outcome(end);
  const score = outcome?.scores[seat];
  const place = outcome?.ranks[seat];
  if (outcome === undefined || score === undefined || place === undefined) return undefined;
  const isOnlyWinner = outcome.scores.every((one) => one >= 0 && one <= 1);
  const tieBreak = isOnlyWinner ? (place === 1 ? -leads.length : leads.length) / STEPS : 0;
  return { place, score, ranking: score + tieBreak, marks: marksOf(leads) };
}

/** How many decisions a game took, where its score only says who won. */
export function decisionsOf({ score, ranking }: Pick<DealScore, 'score' | 'ranking'>): { readonly decisions?: number } {
  const decisions = Math.round(Math.abs(ranking - score) * STEPS);
  return decisions === 0 ? {} : { decisions };
}

function leadOf(game: AnyGame, state: unknown, seat: Seat): number {
  const { knowledge } = game;
  const own = knowledge.evaluate(state, seat);
  if (knowledge.isLead) return own;
  const others = seatsOf(game.seatCount(state)).filter((one) => one !== seat);
  return own - others.reduce((sum, one) => sum + knowledge.evaluate(state, one), 0) / others.length;
}

/** The change over each fifth of the decisions. */
function marksOf(leads: readonly number[]): readonly number[] {
  const last = leads.length - 1;
  const at = (n: number) => leads[Math.round((last * n) / STRETCHES)] ?? 0;
  return Array.from({ length: STRETCHES }, (_, n) => rounded(at(n + 1) - at(n)));
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
