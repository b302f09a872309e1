import type { Emit, Seat } from '@saloon/kernel';
import { handLimit, worksAt } from './abilities.ts';
import { ask } from './ask.ts';
import { idOf, SYMBOL_OF } from './card-ids.ts';
import { clearChain } from './chain.ts';
import { MOST_ACTIONS, MOST_IDLE_TURNS, PHASE_DRAW, SYMBOLS } from './data.ts';
import { NO_CARD } from './decks.ts';
import { drawOne, newTally } from './draw.ts';
import { endGame, leaderOf } from './end.ts';
import type { Event } from './events.ts';
import { beginDynamite, beginHerd, beginRattlesnake } from './frames/start-of-turn.ts';
import { handSize, markShown } from './hand.ts';
import { apOf } from './spots.ts';
import { opponentOf, type State } from './state.ts';
import { traitBit } from './traits.ts';

/** BD-TURN-1, section 4.15 step 6: nothing is being resolved and nothing waits, so the turn goes on (BD-RES-10). */
export function advance(state: State, emit: Emit<Event> | undefined): void {
  const by = state.active;
  switch (state.phase) {
    case 'start-dynamite':
      state.phase = 'start-rattlesnake';
      return beginDynamite(state, by);
    case 'start-rattlesnake':
      state.phase = 'start-herd';
      return beginRattlesnake(state, by);
    case 'start-herd':
      state.phase = 'draw';
      return beginHerd(state, by);
    case 'draw':
      state.phase = 'main';
      return drawPhase(state, by, emit);
    case 'main':
      return mainPhase(state, by, emit);
    case 'discard':
      if (handSize(state, by) > handLimit(state, by)) return ask(state, 'phase/discard', by);
      return nextTurn(state, opponentOf(by), emit);
    case 'setup':
    case 'over':
      throw new Error(`Cannot go on with a turn in the phase ${state.phase}`);
  }
}

export const startTurn = (state: State, by: Seat, emit: Emit<Event> | undefined): void => {
  state.turn += 1;
  state.active = by;
  state.phase = 'start-dynamite';
  state.bangs = 0;
  state.used = 0;
  state.actions = 0;
  state.frames = 0;
  clearChain(state);
  emit?.({ type: 'turn-started', seat: by, turn: state.turn });
};

const nextTurn = (state: State, by: Seat, emit: Emit<Event> | undefined): void => {
  const { turnLimit } = state.options;
  if (turnLimit > 0 && state.turn >= turnLimit) return endGame(state, leaderOf(state), 'turn-limit', emit);
  // With both players away nobody would ever end the game.
  state.idleTurns = state.away[0] && state.away[1] ? state.idleTurns + 1 : 0;
  if (state.idleTurns >= MOST_IDLE_TURNS) return endGame(state, leaderOf(state), 'abandoned', emit);
  startTurn(state, by, emit);
};

/** Section 10: ends a turn after `MOST_ACTIONS`. */
const mainPhase = (state: State, by: Seat, emit: Emit<Event> | undefined): void => {
  state.frames = 0;
  if (state.actions < MOST_ACTIONS) return ask(state, 'play/main', by);
  state.phase = 'discard';
  emit?.({ type: 'phase-ended', seat: by, why: 'guard' });
};

const DRAWS_THREE = traitBit('draws-three');
const DRAWS_EXTRA = traitBit('draws-extra');
const SHOWS_SECOND = traitBit('shows-second-card');
const HORSESHOE = SYMBOLS.indexOf('horseshoe');

/** BD-TURN-3, BD-CHAR-GARRETT: the number is fixed on entry; the second card may be shown. */
const drawPhase = (state: State, by: Seat, emit: Emit<Event> | undefined): void => {
  const traits = worksAt(state, apOf(state, by));
  const total = PHASE_DRAW + ((traits & DRAWS_THREE) === 0 ? 0 : 1) + ((traits & DRAWS_EXTRA) === 0 ? 0 : 1);
  const tally = emit === undefined ? undefined : newTally(by, 'phase', emit);
  for (let drawn = 1; drawn <= total; drawn++) {
    const kind = drawOne(state, by, by, tally, emit);
    if (kind === NO_CARD) break;
    if (drawn === 2 && (traits & SHOWS_SECOND) !== 0) {
      tally?.tell();
      show(state, by, kind, emit);
    }
  }
  tally?.tell();
};

/** BD-REV-5: not a reveal; the card stays in hand. A horseshoe brings a card of the opponent's deck. */
const show = (state: State, by: Seat, kind: number, emit: Emit<Event> | undefined): void => {
  const isMatch = SYMBOL_OF[kind] === HORSESHOE;
  markShown(state, by, kind);
  emit?.({ type: 'showed', seat: by, card: idOf(kind), isMatch });
  if (!isMatch) return;
  const tally = emit === undefined ? undefined : newTally(by, 'garrett', emit);
  drawOne(state, by, opponentOf(by), tally, emit);
  tally?.tell();
};
