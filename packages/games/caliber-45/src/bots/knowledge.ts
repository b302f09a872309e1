import { below, choose, type Knowledge, type Level, type Millis, type Rng, type Seat } from '@saloon/kernel';
import { countOf, MUSTANG, sumOf } from '../rules/cards.ts';
import { BOT_TIMES } from '../rules/data.ts';
import { legalMoves } from '../rules/legal-moves.ts';
import type { Move } from '../rules/moves.ts';
import { canGo, playerAt, type State } from '../rules/state.ts';
import { appeal } from './appeal.ts';
import { evaluate, evaluateAll, score } from './heuristic.ts';
import { script } from './script.ts';

/** The same for every question, so that it tells nothing about the hand (C45-ONLINE-7). */
function tempo(_state: State, _seat: Seat, _move: Move, level: Level, rng: Rng): Millis {
  const { min, max } = BOT_TIMES[level];
  return min + below(rng, max - min);
}

/**
 * What a bot does without weighing it: it turns up any money card, as all backs are alike; it bluffs now and then; and
 * below the hard level it sometimes does just anything.
 */
function slip(state: State, seat: Seat, level: Level, rng: Rng): Move | undefined {
  if (state.phase === 'game-over' || (state.phase !== 'vote' && state.active !== seat)) return undefined;
  if (state.phase === 'pick') return choose(rng, legalMoves(state, seat));
  if (below(rng, 100) < BOT_TIMES[level].bluff && isBluff(state, seat)) {
    return { type: state.phase === 'call' ? 'join' : 'announce' };
  }
  const moves = legalMoves(state, seat);
  return below(rng, 100) < BOT_TIMES[level].slip && moves.length > 0 ? choose(rng, moves) : undefined;
}

/** Few bullets, but a way out: others see six backs and a cowboy. A hand that never rides without bullets would be an open one. */
function isBluff(state: State, seat: Seat): boolean {
  const player = playerAt(state, seat);
  if ((state.phase !== 'arming' && state.phase !== 'call') || player.bail > 0 || !canGo(player)) return false;
  return sumOf(player.hand) <= 3 || countOf(player.hand, MUSTANG) > 1;
}

/**
 * A hand is six hidden cards and decides most shootouts: what a move is worth in one deal says little, so own moves are
 * weighed over this many; and rivals, who cannot see the own hand, do what looks likely to them.
 */
const GLANCES = 32;

/**
 * What looked a little worse over those deals is still tried, and a move is made for what it came to: else to think five
 * times as long changes hardly anything. Chosen by how near 1,000 lines of play come to what 3,000 say, over 110 positions;
 * with 200 lines it made no difference.
 */
const SLACK = 0.1;
const CAUTION = 0.3;
const PATIENCE = 1000;

export const knowledge: Knowledge<State, Move> = {
  evaluate,
  evaluateAll,
  lead: 600,
  horizon: 0,
  glances: GLANCES,
  rivals: 'likely',
  slack: SLACK,
  caution: CAUTION,
  patience: PATIENCE,
  appeal,
  score,
  script,
  tempo,
  slip,
};
