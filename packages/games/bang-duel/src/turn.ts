import type { Emit, Seat } from '@saloon/kernel';
import * as abilities from './abilities.ts';
import * as asking from './ask.ts';
import * as cardIds from './card-ids.ts';
import { idOf } from './card-ids.ts';
import * as chains from './chain.ts';
import * as data from './data.ts';
import { SYMBOLS } from './data.ts';
import * as decks from './decks.ts';
import * as drawing from './draw.ts';
import * as ending from './end.ts';
import type { Event } from './events.ts';
import * as startOfTurn from './frames/start-of-turn.ts';
import * as hands from './hand.ts';
import * as spots from './spots.ts';
import type { State } from './state.ts';
import * as states from './state.ts';
import { traitBit } from './traits.ts';

// Held here: an imported name is looked up and checked at each use (docs/architecture.md, "Where speed comes from").
const { SYMBOL_OF } = cardIds;
const { MOST_ACTIONS, MOST_IDLE_TURNS, PHASE_DRAW } = data;
const { endGame, leaderOf } = ending;
const { handLimit, worksAt } = abilities;
const { ask } = asking;
const { clearChain } = chains;
const { NO_CARD } = decks;
const { drawOne, newTally } = drawing;
const { beginDynamite, beginHerd, beginRattlesnake } = startOfTurn;
const { handSize, markShown } = hands;
const { apOf } = spots;
const { opponentOf } = states;
// `…Here`: an exported name is looked up at each use in its own file too, so this file has a second one.

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

const startTurnHere = (state: State, by: Seat, emit: Emit<Event> | undefined): void => {
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
export const startTurn = startTurnHere;

const nextTurn = (state: State, by: Seat, emit: Emit<Event> | undefined): void => {
  const { turnLimit } = state.options;
  if (turnLimit > 0 && state.turn >= turnLimit) return endGame(state, leaderOf(state), 'turn-limit', emit);
  // With both players gone nobody would ever end it.
  state.idleTurns = state.away[0] && state.away[1] ? state.idleTurns + 1 : 0;
  if (state.idleTurns >= MOST_IDLE_TURNS) return endGame(state, leaderOf(state), 'abandoned', emit);
  startTurnHere(state, by, emit);
};

/** Section 10: a turn of more actions than anybody would take ends by itself. */
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
