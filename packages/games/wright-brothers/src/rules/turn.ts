import { below, type Emit, type Seat } from '@saloon/kernel';
import { cardsIn, NO_CARDS, plus, SHERIFF, sizeOf, union } from './cards.ts';
import { SHERIFFS, TIMES } from './data.ts';
import { drawCard, laySheriff } from './draw.ts';
import type { Event } from './moves.ts';
import { settleRace, startRace } from './race.ts';
import { settleSealed } from './sealed.ts';
import { heldBy, isTimedRace, limitOf, playerAt, type State, seatAfter, startTimer } from './state.ts';

/** WB-TURN-2: a turn is one action. An absent player passes at once. */
export function startTurn(state: State, by: Seat, emit?: Emit<Event>): void {
  state.phase = 'turn';
  state.active = by;
  state.turn += 1;
  startTurnTimer(state);
  emit?.({ type: 'turn-started', seat: by, turn: state.turn });
}

export function startTurnTimer(state: State): void {
  startTimer(state, playerAt(state, state.active).isAway ? state.at : state.at + state.options.turnTimeMs);
}

/** WB-TURN-3, WB-TURN-9, WB-TURN-10: a pass, chosen or because time ran out. */
export function pass(state: State, why: 'chosen' | 'time' | 'away', emit?: Emit<Event>): void {
  state.passStreak += 1;
  emit?.({ type: 'passed', seat: state.active, why });
  endTurn(state, emit);
}

/** WB-TURN-6: the end-of-turn draw, the stall guard, the next player. */
export function endTurn(state: State, emit?: Emit<Event>): void {
  if (!drawUp(state, emit)) return arrive(state, emit);
  if (state.passStreak === state.options.stallLaps * state.players.length) {
    state.deck.splice(state.deck.lastIndexOf(SHERIFF), 1);
    laySheriff(state, 'nobody', emit);
    if (state.sheriffs === SHERIFFS) return arrive(state, emit);
  }
  startTurn(state, seatAfter(state, state.active), emit);
}

/**
 * WB-DRAW-1..5: everybody draws up to the limit, the active player first. Returns false if the fourth sheriff stops
 * it.
 */
function drawUp(state: State, emit?: Emit<Event>): boolean {
  let by = state.active;
  do {
    const player = playerAt(state, by);
    let drawn = NO_CARDS;
    let stopped = false;
    for (let due = limitOf(player) - heldBy(player); due > 0 && !stopped; due--) {
      const kind = drawCard(state, by, emit);
      if (kind === undefined) stopped = true;
      else drawn = plus(drawn, kind);
    }
    if (drawn !== NO_CARDS) {
      player.hand = union(player.hand, drawn);
      emit?.({ type: 'drew', seat: by, cards: cardsIn(drawn), count: sizeOf(drawn) });
    }
    if (stopped) return false;
    by = seatAfter(state, by);
  } while (by !== state.active);
  return true;
}

/**
 * WB-SHER-4, WB-SHOOT-5, WB-DUEL-10: the fourth sheriff starts a race for everybody. Since version 4 the signal comes
 * after a secret delay: the player who made him come would know its moment.
 */
export function arrive(state: State, emit?: Emit<Event>): void {
  if (!isTimedRace(state) || state.options.raceMode === 'sealed') return startArrivalRace(state, emit);
  const { min, max } = TIMES.arrivalDelay;
  state.phase = 'arrival-suspense';
  state.arrivedAt = state.at;
  startTimer(state, state.at + min + below(state.rng, max - min + 1));
}

export function startArrivalRace(state: State, emit?: Emit<Event>): void {
  state.arrivedAt = undefined;
  startRace(state, 'arrival', undefined, emit);
  settleRace(state, emit);
  settleSealed(state, emit);
}
