import { type Emit, type Input, type Seat, seatsOf, unreachable } from '@saloon/kernel';
import { exchange, hire, keep, reject, workOff } from './arming.ts';
import { fallInAttack, repel, rideAway } from './attack.ts';
import { announce, decline, join } from './call.ts';
import { bulletPackOf } from './cards.ts';
import { drawWeapon } from './decks.ts';
import { countVotes, vote } from './dynamite.ts';
import type { Event, Move } from './moves.ts';
import { act } from './participants.ts';
import { pick } from './reveal.ts';
import { goToJail, payFine } from './sheriff.ts';
import { defend, fallToShot, flee, passTurn, rideFromShot, shoot } from './shootout.ts';
import { standIn } from './stand-in.ts';
import { playerAt, type State } from './state.ts';
import { endTurn, isAwaited, startTimer } from './turn.ts';

/** Plays one input in place, without checking that it is legal: the kernel's `tryPlay` does that. */
export function apply(state: State, input: Input<Move>, emit?: Emit<Event>): void {
  switch (input.type) {
    case 'move':
      state.at = input.at;
      return play(state, input.seat, input.move, emit);
    case 'timer':
      // Ignores outdated and early timers.
      if (input.id !== state.question || input.at < state.timerAt || state.phase === 'game-over') return;
      state.at = input.at;
      return expire(state, emit);
    case 'lag':
      state.at = input.at;
      return;
    case 'leave':
    case 'return':
      state.at = input.at;
      return comeOrGo(state, input.seat, input.type === 'leave', emit);
    default:
      return unreachable(input);
  }
}

function play(state: State, by: Seat, move: Move, emit?: Emit<Event>): void {
  switch (move.type) {
    case 'draw':
      drawWeapon(state, by, emit);
      return afterArming(state, by, emit);
    case 'exchange':
      exchange(state, by, move.discard, move.with, emit);
      return afterArming(state, by, emit);
    case 'announce':
      return announce(state, by, emit);
    case 'hire':
      return hire(state, by, emit);
    case 'work-off':
      return workOff(state, by, emit);
    case 'pass':
      emit?.({ type: 'passed', seat: by });
      return endTurn(state, emit);
    case 'keep':
      return keep(state, by, false, emit);
    case 'reject':
      return reject(state, by, emit);
    case 'join':
      return join(state, by, emit);
    case 'decline':
      return decline(state, by, emit);
    case 'pick':
      return pick(state, by, move.slot, emit);
    case 'repel':
      return repel(state, by, bulletPackOf(move.cards), emit);
    case 'ride':
      return state.phase === 'face' ? rideAway(state, by, emit) : rideFromShot(state, by, emit);
    case 'fall':
      return state.phase === 'face' ? fallInAttack(state, by, emit) : fallToShot(state, by, emit);
    case 'pay-fine':
      return payFine(state, by, emit);
    case 'go-to-jail':
      return goToJail(state, by, emit);
    case 'vote':
      return vote(state, by, move.yes, emit);
    case 'shoot':
      return shoot(state, by, move.target, bulletPackOf(move.cards), emit);
    case 'defend':
      return defend(state, by, bulletPackOf(move.cards), emit);
    case 'flee':
      return flee(state, by, emit);
    default:
      return unreachable(move);
  }
}

/** Arming is a turn of its own, or an action of a shootout (C45-SHOOT-7, C45-SHOOT-9). */
function afterArming(state: State, by: Seat, emit?: Emit<Event>): void {
  if (state.phase === 'arming') return endTurn(state, emit);
  act(state, by);
  passTurn(state, by);
}

/** C45-ONLINE-8: the time is up. */
function expire(state: State, emit?: Emit<Event>): void {
  if (state.phase === 'vote') {
    for (const by of seatsOf(state.players.length)) {
      if (playerAt(state, by).vote === 'none') standInFor(state, by, emit);
    }
    return countVotes(state, emit);
  }
  standInFor(state, state.active, emit);
  play(state, state.active, standIn(state, state.active), emit);
}

const standInFor = (state: State, by: Seat, emit?: Emit<Event>): void =>
  emit?.({ type: 'stood-in', seat: by, why: playerAt(state, by).isAway ? 'away' : 'time' });

/** C45-ONLINE-11: a player who has left times out at once. One who returns gets the full time, except in a vote. */
function comeOrGo(state: State, by: Seat, isAway: boolean, emit?: Emit<Event>): void {
  const player = playerAt(state, by);
  if (player.isAway === isAway) return;
  player.isAway = isAway;
  emit?.({ type: isAway ? 'left' : 'returned', seat: by });
  if (state.phase === 'game-over') return;
  const isAsked = state.phase === 'vote' ? player.vote === 'none' : state.active === by;
  // The remaining voters keep their time (C45-ONLINE-4).
  const isLeft = isAway && isAwaited(state);
  if (isAsked && !isLeft) startTimer(state);
}
