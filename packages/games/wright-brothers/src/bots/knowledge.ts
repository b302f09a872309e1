import { below, type Knowledge, type Level, type Millis, type Rng, type Seat } from '@saloon/kernel';
import { BOT_COMPARING_TWO_CARDS, BOT_TIMES } from '../rules/data.ts';
import type { Move } from '../rules/moves.ts';
import { autoMiss, highestKind } from '../rules/showdown.ts';
import { hasHandDown, isRacing, playerAt, type State } from '../rules/state.ts';
import { belief } from './belief.ts';
import { encoding } from './encode.ts';
import { evaluate } from './evaluate.ts';
import { movePrior } from './move-priors.ts';
import { failsNerves, reactionTime, thinkingTime } from './reaction-times.ts';
import { sampleMove } from './sample-move.ts';
import { script } from './script.ts';
import { hasHurt, style } from './style.ts';

/** How long a bot takes to move: a reaction time in a race, thinking time otherwise (WB-BOT-2..4). */
function tempo(state: State, _seat: Seat, move: Move, level: Level, rng: Rng): Millis {
  if (move.type === 'ready') return READY.min + below(rng, READY.max - READY.min);
  if (!isRacing(state)) return thinkingTime(level, rng);
  if (move.type === 'load') return BOT_TIMES[level].perLoad * move.cards.length;
  const isGo = state.phase === 'race' && state.race?.cause === 'duel';
  return reactionTime(level, rng) + (isGo ? BOT_COMPARING_TWO_CARDS : 0);
}

const READY = { min: 500, max: 1500 } as const;

/**
 * Moves that skip the search. A bot may slap in a no-go, right after the cards are revealed (WB-BOT-2, WB-BOT-3).
 * Below the top level it aims a Miss by WB-MISS-12.
 */
function slip(state: State, seat: Seat, level: Level, rng: Rng): Move | undefined {
  const { race, division } = state;
  if (
    state.phase === 'no-go-window' &&
    race !== undefined &&
    state.at === race.startedAt &&
    !hasHandDown(state, seat)
  ) {
    return failsNerves(level, rng) ? { type: 'slap' } : undefined;
  }
  const kind = division === undefined ? undefined : highestKind(state, division);
  if (state.phase !== 'miss-choice' || level === 'legend' || division === undefined || kind === undefined)
    return undefined;
  return division.misses[0] === seat
    ? { type: 'miss-target', owner: autoMiss(state, division, seat, kind) }
    : undefined;
}

/** WB-SCORE-1: the points on the sheet. */
const score = (state: State, seat: Seat): number => playerAt(state, seat).score;

/**
 * A lead that wins about three games of four. It is set high on purpose: single deals and races are mostly luck, so
 * close moves are better decided by their priors.
 */
const LEAD = 12.5;
/** Others' revolvers are guesses, so playing on through a race adds nothing. */
const HORIZON = 0;

/** Every discard draws cards, so own moves are weighed over this many deals: one deal would be decided by luck. */
const GLANCES = 16;

export const knowledge: Knowledge<State, Move> = {
  evaluate,
  isLead: true,
  lead: LEAD,
  appeal: movePrior,
  likely: sampleMove,
  horizon: HORIZON,
  glances: GLANCES,
  // Rivals can't see this seat's revolver.
  rivals: 'likely',
  score,
  belief,
  script,
  tempo,
  slip,
  style,
  hasHurt,
  encoding,
};
