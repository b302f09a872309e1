import { below, choose, type Knowledge, type Level, type Millis, type Rng, type Seat } from '@saloon/kernel';
import { countOf, MUSTANG, sumOf } from '../rules/cards.ts';
import { BOT_TIMES } from '../rules/data.ts';
import { legalMoves } from '../rules/legal-moves.ts';
import type { Move } from '../rules/moves.ts';
import { canGo, playerAt, type State } from '../rules/state.ts';
import { appeal } from './appeal.ts';
import { encoding } from './encode.ts';
import { evaluate, evaluateAll, score } from './evaluate.ts';
import { script } from './script.ts';
import { hasHurt, style } from './style.ts';

/** Takes the same time for every question, so that it reveals nothing about the hand (C45-ONLINE-7). */
function tempo(_state: State, _seat: Seat, _move: Move, level: Level, rng: Rng): Millis {
  const { min, max } = BOT_TIMES[level];
  return min + below(rng, max - min);
}

/**
 * Moves made without a search: any money card, since all backs look the same; a bluff now and then; and below the hard
 * level sometimes a random move.
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

/** Few bullets, or two Mustangs to get away with. A bot that never went without bullets would give its hand away. */
function isBluff(state: State, seat: Seat): boolean {
  const player = playerAt(state, seat);
  if ((state.phase !== 'arming' && state.phase !== 'call') || player.bail > 0 || !canGo(player)) return false;
  return sumOf(player.hand) <= 3 || countOf(player.hand, MUSTANG) > 1;
}

/**
 * Six hidden cards decide most shootouts, so a single deal says little about a move: the bot averages its own moves over
 * this many deals. Rivals, who can't see its hand, make likely moves.
 */
const GLANCES = 32;

/**
 * Search still tries moves that looked a little worse over those deals, and plays the one with the best average.
 * Otherwise thinking five times as long hardly changes anything. Chosen by how close 1,000 variations come to what 3,000
 * say, over 110 positions; with 200 variations it made no difference.
 */
const SLACK = 0.1;
const CAUTION = 0.3;
const PATIENCE = 1000;

/**
 * With 1,000 iterations it is better to look for what rivals would do best: against `hard-1` it then won 64 % of 276
 * games one against one, instead of 56 % of 400. With 200 it made no difference.
 */
const DEEP_RIVALS = true;

export const knowledge: Knowledge<State, Move> = {
  evaluate,
  evaluateAll,
  lead: 600,
  horizon: 0,
  glances: GLANCES,
  rivals: 'likely',
  deepRivals: DEEP_RIVALS,
  slack: SLACK,
  caution: CAUTION,
  patience: PATIENCE,
  appeal,
  score,
  script,
  tempo,
  slip,
  style,
  hasHurt,
  encoding,
};
