import { below, type Knowledge, type Level, type Millis, type Rng, type Seat } from '@saloon/kernel';
import { BOT_COMPARING_TWO_CARDS, BOT_TIMES } from '../rules/data.ts';
import type { Move } from '../rules/moves.ts';
import { autoMiss, highestKind } from '../rules/showdown.ts';
import { hasHandDown, isRacing, playerAt, type State } from '../rules/state.ts';
import { appeal } from './appeal.ts';
import { belief } from './belief.ts';
import { evaluate } from './evaluate.ts';
import { likely } from './likely.ts';
import { failsNerves, reactionTime, thinkingTime } from './reaction.ts';
import { script } from './script.ts';

/** How long a move takes a bot: a reaction in a race, and a thought everywhere else (WB-BOT-2..4). */
function tempo(state: State, _seat: Seat, move: Move, level: Level, rng: Rng): Millis {
  if (move.type === 'ready') return READY.min + below(rng, READY.max - READY.min);
  if (!isRacing(state)) return thinkingTime(level, rng);
  if (move.type === 'load') return BOT_TIMES[level].perLoad * move.cards.length;
  const isGo = state.phase === 'race' && state.race?.cause === 'duel';
  return reactionTime(level, rng) + (isGo ? BOT_COMPARING_TWO_CARDS : 0);
}

const READY = { min: 500, max: 1500 } as const;

/**
 * What a bot does without thinking: nerves fail in a no-go, once it is turned up and never again (WB-BOT-2, WB-BOT-3);
 * and below the top level a Miss is aimed by the rule of WB-MISS-12.
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
 * A lead of so many points wins three games of four. It is taken larger than it is: what comes of single deals and races
 * says little, and moves that look alike are told apart by what looks likely.
 */
const LEAD = 12.5;
/** Others' revolvers are guesses, and a line that plays on through a race is worth no more than they are. */
const HORIZON = 0;

/** What a turn draws is in every discard: own moves are weighed over so many deals, or the luck of one would choose. */
const GLANCES = 16;

export const knowledge: Knowledge<State, Move> = {
  evaluate,
  isLead: true,
  lead: LEAD,
  appeal,
  likely,
  horizon: HORIZON,
  glances: GLANCES,
  // They cannot see the own revolver.
  rivals: 'likely',
  score,
  belief,
  script,
  tempo,
  slip,
};
