import { type AnyGame, isLegal, type Outcome, type Seat } from '@saloon/kernel';
import type { Recording } from '@saloon/recording';
import { isReflex, type ReplayCache } from '@saloon/table';

/** A moment at which the seat could do more than one thing, and what it did. */
export type OwnDecision = {
  /** The step of the replay that shows the table as it was then. */
  readonly step: number;
  readonly state: unknown;
  readonly move: unknown;
  /** Was the seat asked? If not, to wait would have been an answer too. */
  readonly owed: boolean;
};

/** A game as one seat decided it. */
export type Course = {
  readonly seat: Seat;
  readonly decisions: readonly OwnDecision[];
  /** Nothing for a game that was broken off. */
  readonly outcome: Outcome | undefined;
};

/**
 * The decisions of a seat in a recorded game. A race is left out, since hands decide it and not heads; so is what the clock
 * did, a reflex, which nobody chooses, and what a bot did that stood in for somebody.
 */
export function courseOf(cache: ReplayCache, seat: Seat): Course {
  const { game, recording, moments, final } = cache;
  const others = stoodIn(recording, seat);
  const decisions = recording.inputs.flatMap((input, index): readonly OwnDecision[] => {
    if (input.type !== 'move' || input.seat !== seat || others.has(index)) return [];
    const decided = decisionIn(game, cache.stateAfter(index), seat, input.move);
    const step = moments.findLastIndex(({ inputs }) => inputs <= index);
    return decided === undefined ? [] : [{ step, ...decided }];
  });
  return { seat, decisions, outcome: game.outcome(final) };
}

/**
 * The inputs during which a stand-in played this seat: its latency is `local` from then on. A seat that is local at
 * the deal is a bot's own, and so are all seats but one in a continued game.
 */
function stoodIn({ inputs, redeals = [] }: Recording<unknown, unknown>, seat: Seat): ReadonlySet<number> {
  const found = new Set<number>();
  let isBots = false;
  let isStoodIn = false;
  for (const [index, input] of inputs.entries()) {
    const redeal = redeals.findLast(({ after }) => after === index);
    if (redeal !== undefined) {
      isBots = redeal.seat !== seat;
      isStoodIn = false;
    }
    if (input.type === 'lag' && input.seat === seat) {
      const isLocal = input.roundTrip === 'local';
      isBots ||= isLocal && input.at === 0;
      isStoodIn = isLocal && !isBots;
    }
    if (isStoodIn) found.add(index);
  }
  return found;
}

function decisionIn(game: AnyGame, state: unknown, seat: Seat, move: unknown): Omit<OwnDecision, 'step'> | undefined {
  if (game.isRace?.(state) === true) return undefined;
  const owed = game.toAct(state).includes(seat);
  const choices = game.legalMoves(state, seat).length + (owed ? 0 : 1);
  if (choices < 2 || isReflex(game, move) || !isLegal(game, state, seat, move)) return undefined;
  return { state, move, owed };
}
