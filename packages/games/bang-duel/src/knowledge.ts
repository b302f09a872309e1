import { below, type Knowledge, type Level, type Millis, type Rng, type Seat } from '@saloon/kernel';
import { evaluate } from './heuristic.ts';
import { END_PHASE, TAKE_HIT } from './move-table.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

type Pace = { readonly min: Millis; readonly max: Millis };
/** How long a bot thinks about its own turn; an answer to somebody else takes half of it. */
const THINK: Readonly<Record<Level, Pace>> = {
  easy: { min: 1200, max: 3200 },
  normal: { min: 900, max: 2400 },
  hard: { min: 800, max: 2000 },
  legend: { min: 700, max: 1600 },
};

/** Section 6: how long an answer takes must not tell what is in the hand, so nothing here looks at it. */
function tempo(state: State, _seat: Seat, _move: Move, level: Level, rng: Rng): Millis {
  const { min, max } = THINK[level];
  const time = min + below(rng, max - min + 1);
  return state.decision === 'play/main' ? time : time >> 1;
}

/** One time in so many a bot takes a hit without a thought, or ends its phase too early. */
const SLIPS: Readonly<Record<Level, number>> = { easy: 8, normal: 30, hard: 0, legend: 0 };

function slip(state: State, seat: Seat, level: Level, rng: Rng): Move | undefined {
  const rarity = SLIPS[level];
  if (rarity === 0 || state.decider !== seat || below(rng, rarity) !== 0) return undefined;
  if (state.decision === 'hit/defend') return TAKE_HIT;
  return state.decision === 'play/main' ? END_PHASE : undefined;
}

export const knowledge: Knowledge<State, Move> = { evaluate, tempo, slip };
