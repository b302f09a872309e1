import { below, type Knowledge, type Level, type Millis, type Rng, type Seat } from '@saloon/kernel';
import { BOT_TIMES } from '../rules/data.ts';
import { legalMoves } from '../rules/legal-moves.ts';
import type { Move } from '../rules/moves.ts';
import { scoreNow } from '../rules/outcome.ts';
import type { State } from '../rules/state.ts';
import { belief } from './belief.ts';
import { encoding } from './encode.ts';
import { evaluate, evaluateAll } from './heuristic.ts';
import { movePrior, movePriors } from './move-priors.ts';
import { recall } from './recall.ts';
import { script } from './script.ts';
import { hasHurt, style } from './style.ts';

/** How long a bot takes to move. It doesn't depend on the cards it holds. */
function tempo(state: State, _seat: Seat, _move: Move, level: Level, rng: Rng): Millis {
  const { min, max } = BOT_TIMES[level][state.phase === 'heist' ? 'choose' : 'plan'];
  const courtesy = state.phase === 'characters' ? COURTESY : 0;
  return courtesy + min + below(rng, max - min);
}

/** Gives people time to choose their characters before the bots do. */
const COURTESY = 5000;

/** Percent of decisions that a bot of this level makes without thinking. */
const CARELESS = { easy: 60, normal: 12, hard: 0, legend: 0 } as const satisfies Record<Level, number>;
/** Priors are rounded to 1/100. */
const FINE = 100;

/** A move drawn by its prior, without search. */
function slip(state: State, seat: Seat, level: Level, rng: Rng): Move | undefined {
  if (CARELESS[level] === 0 || below(rng, 100) >= CARELESS[level]) return undefined;
  const moves = legalMoves(state, seat);
  if (moves.length === 0) return undefined;
  const weights = moves.map((move) => 1 + Math.round(FINE * movePrior(state, seat, move)));
  let left = below(
    rng,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  return moves.find((_, i) => {
    left -= weights[i] ?? 0;
    return left < 0;
  });
}

/** Moves that search plays on before it evaluates. 0, 4 and 30 lost to this (40 games each). */
const HORIZON = 12;

/** A lead that wins three games out of four, measured between four bots over rounds two to five. */
const LEAD = 1250;

/** With these, 200 iterations agree best with 5,000, over 210 positions. */
const CAUTION = 0.3;
const SLACK = 0.1;

export const knowledge: Knowledge<State, Move> = {
  evaluate,
  evaluateAll,
  lead: LEAD,
  caution: CAUTION,
  slack: SLACK,
  score: scoreNow,
  belief,
  recall,
  script,
  horizon: HORIZON,
  appeal: movePrior,
  appealAll: movePriors,
  tempo,
  slip,
  style,
  hasHurt,
  encoding,
};
