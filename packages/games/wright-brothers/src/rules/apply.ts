import { type Emit, type Input, itemAt, type MoveInput, type Seat, unreachable } from '@saloon/kernel';
import {
  cardsIn,
  HELPER,
  kindOf,
  layOnto,
  minus,
  type Pack,
  packOf,
  packOfKinds,
  sizeOf,
  union,
  without,
} from './cards.ts';
import { dealRound } from './deal.ts';
import { aimMiss, nextFirst } from './division.ts';
import { callDuel, settleWindow, turnUp } from './duel.ts';
import { playIndians } from './indians.ts';
import { allSawLeave } from './known-cards.ts';
import type { Event, Move } from './moves.ts';
import { press } from './press.ts';
import { settleRace, startRace } from './race.ts';
import { settleSealed, submit, unseal } from './sealed.ts';
import { slap } from './slap.ts';
import { effectiveTime, fastest, measuredInRace } from './slap-time.ts';
import { hasHandDown, isFairRace, isRacing, isTimedRace, playerAt, type State } from './state.ts';
import { giveBack, playSwitch } from './switch.ts';
import { endTurn, pass, startArrivalRace, startTurnTimer } from './turn.ts';

/** Applies one input in place, without checking it: untrusted input goes through the kernel's `tryPlay`. */
export function apply(state: State, input: Input<Move>, emit?: Emit<Event>): void {
  switch (input.type) {
    case 'move':
      state.at = input.at;
      return play(state, input, emit);
    case 'timer':
      // WB-ENG-3: ignores timers that are outdated or too early.
      if (input.id !== state.timerId || state.timerAt === undefined || input.at < state.timerAt) return;
      state.at = input.at;
      return expire(state, emit);
    case 'lag': {
      state.at = input.at;
      const player = playerAt(state, input.seat);
      player.isLocal = input.roundTrip === 'local';
      if (input.roundTrip !== 'local') player.roundTrip = input.roundTrip;
      if (!isFairRace(state) || state.race === undefined || !isRacing(state)) return;
      if (!hasHandDown(state, input.seat)) measuredInRace(state, state.race, input.seat);
      if (!isTimedRace(state)) return;
      // WB-DUEL-15: the measurement may have decided the race.
      settleRace(state, emit);
      return settleWindow(state, emit);
    }
    case 'leave':
      state.at = input.at;
      return leave(state, input.seat, emit);
    case 'return':
      state.at = input.at;
      return comeBack(state, input.seat, emit);
    default:
      return unreachable(input);
  }
}

function play(state: State, { seat: by, move, reaction }: MoveInput<Move>, emit?: Emit<Event>): void {
  switch (move.type) {
    case 'pass':
      return pass(state, 'chosen', emit);
    case 'discard':
      return discard(state, by, packOf(move.cards), emit);
    case 'play-event':
      return playEvent(state, by, move, emit);
    case 'start-shootout':
      state.passStreak = 0;
      startRace(state, 'shootout', by, emit);
      settleRace(state, emit);
      return settleSealed(state, emit);
    case 'call-duel':
      state.passStreak = 0;
      return callDuel(state, by, emit);
    case 'return-cards':
      return giveBack(state, packOf(move.cards), 'chosen', emit);
    case 'load':
      return load(state, by, packOf(move.cards), reaction, emit);
    case 'slap':
      return slap(state, by, reaction, emit);
    case 'press':
      return press(state, by, emit);
    case 'sealed-choice': {
      const quick = move.quick === undefined ? undefined : kindOf(move.quick);
      return submit(state, by, { quick, load: packOf(move.load) }, emit);
    }
    case 'miss-target':
      return aimMiss(state, move.owner, emit);
    case 'ready':
      playerAt(state, by).isReady = true;
      emit?.({ type: 'ready', seat: by });
      return nextRoundIfReady(state, emit);
    default:
      return unreachable(move);
  }
}

/** WB-DISC-1: from hand, face up, onto the loot pile. */
function discard(state: State, by: Seat, cards: Pack, emit?: Emit<Event>): void {
  const player = playerAt(state, by);
  player.hand = without(player.hand, cards);
  allSawLeave(state, by, cards);
  layOnto(state.loot, cards);
  state.passStreak = 0;
  emit?.({ type: 'discarded', seat: by, cards: cardsIn(cards) });
  endTurn(state, emit);
}

/** WB-EVT-1, WB-EVT-2: the effect first, then the card joins the loot; a Helper stays in front of its owner (WB-HELP-1). */
function playEvent(state: State, by: Seat, move: Move & { type: 'play-event' }, emit?: Emit<Event>): void {
  const kind = kindOf(move.card);
  const player = playerAt(state, by);
  player.hand = minus(player.hand, kind);
  allSawLeave(state, by, packOfKinds([kind]));
  state.passStreak = 0;
  emit?.({ type: 'event-played', seat: by, card: move.card, target: move.target });
  if (move.target !== undefined) return playSwitch(state, by, move.target, emit);
  if (kind !== HELPER) return playIndians(state, by, emit);
  player.helpers += 1;
  endTurn(state, emit);
}

/**
 * WB-LOAD-1..3: face down into the player's own revolver, permanently. A load in a race has its own time (WB-TIME-9).
 */
function load(state: State, by: Seat, cards: Pack, reaction: number | undefined, emit?: Emit<Event>): void {
  const player = playerAt(state, by);
  player.hand = without(player.hand, cards);
  player.revolver = union(player.revolver, cards);
  const race = state.race;
  const claim = state.phase === 'no-go-window' && isTimedRace(state) ? undefined : reaction;
  const e = race && Math.max(fastest(state, race, by), effectiveTime(state, race, by, claim));
  if (race !== undefined && e !== undefined) {
    race.loadedAt[by] = isFairRace(state) ? Math.max(itemAt(race.loadedAt, by), e) : e;
  }
  emit?.({ type: 'loaded', seat: by, cards: cardsIn(cards), count: sizeOf(cards), e });
}

/** What happens when time runs out. */
function expire(state: State, emit?: Emit<Event>): void {
  switch (state.phase) {
    case 'turn':
      return pass(state, playerAt(state, state.active).isAway ? 'away' : 'time', emit);
    case 'switch-return':
      return state.taking === undefined ? undefined : giveBack(state, state.taking.taken, 'time', emit);
    case 'duel-suspense':
      return turnUp(state, emit);
    case 'arrival-suspense':
      return startArrivalRace(state, emit);
    case 'race':
      return settleRace(state, emit);
    case 'no-go-window':
      return settleWindow(state, emit);
    case 'sealed':
      return state.race === undefined ? undefined : unseal(state, state.race, emit);
    case 'miss-choice':
      return aimMiss(state, 'auto', emit);
    case 'round-over':
      return nextRound(state, emit);
    case 'game-over':
      return;
  }
}

/** Section 11 of RULES.md: pending decisions of a player who leaves are settled at once. */
function leave(state: State, by: Seat, emit?: Emit<Event>): void {
  const player = playerAt(state, by);
  if (player.isAway) return;
  player.isAway = true;
  emit?.({ type: 'left', seat: by });
  switch (state.phase) {
    case 'turn':
      return by === state.active ? startTurnTimer(state) : undefined;
    case 'switch-return':
      if (by !== state.active || state.taking === undefined) return;
      return giveBack(state, state.taking.taken, 'away', emit);
    case 'race':
      return settleRace(state, emit);
    case 'sealed':
      return settleSealed(state, emit);
    case 'miss-choice':
      return state.division?.misses[0] === by ? aimMiss(state, 'auto', emit) : undefined;
    case 'round-over':
      return nextRoundIfReady(state, emit);
    case 'duel-suspense':
    case 'arrival-suspense':
    case 'no-go-window':
    case 'game-over':
      return;
  }
}

/** WB-RACE-7: a player who returns during a race may still slap. If it is their turn, they get its full time. */
function comeBack(state: State, by: Seat, emit?: Emit<Event>): void {
  const player = playerAt(state, by);
  if (!player.isAway) return;
  player.isAway = false;
  emit?.({ type: 'returned', seat: by });
  if (state.phase === 'turn' && by === state.active) startTurnTimer(state);
  settleRace(state, emit);
}

/** The next round starts when everybody present is ready, or by its timer. */
function nextRoundIfReady(state: State, emit?: Emit<Event>): void {
  const present = state.players.filter((player) => !player.isAway);
  if (present.length > 0 && present.every((player) => player.isReady)) nextRound(state, emit);
}

function nextRound(state: State, emit?: Emit<Event>): void {
  if (state.division === undefined) throw new Error('Cannot begin the next round: the last one was not divided');
  dealRound(state, nextFirst(state, state.division), emit);
}
