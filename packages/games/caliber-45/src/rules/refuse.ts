import { type Seat, unreachable } from '@saloon/kernel';
import { BULLET_KINDS, countOf, type Pack, sizeOf, weaponOf } from './cards.ts';
import { HAND_SIZE } from './data.ts';
import { neededInAttack, neededToDefend, TOO_MANY } from './legal-moves.ts';
import type { Cards, Move, Refusal } from './moves.ts';
import { hasCowboy, isHighNoon, type Phase, type Player, playerAt, type State } from './state.ts';

/** The number of the current question, so that a late answer doesn't count for the next one. */
export const question = (state: State): number => state.question;

/** The phases in which each move is possible. */
const PHASES_OF: Readonly<Record<Move['type'], readonly Phase[]>> = {
  draw: ['arming', 'shootout'],
  exchange: ['arming', 'shootout'],
  announce: ['arming'],
  hire: ['arming'],
  'work-off': ['arming'],
  pass: ['arming'],
  keep: ['hire'],
  reject: ['hire'],
  join: ['call'],
  decline: ['call'],
  pick: ['pick'],
  repel: ['face'],
  ride: ['face', 'defend'],
  fall: ['face', 'defend'],
  'pay-fine': ['fine'],
  'go-to-jail': ['fine'],
  vote: ['vote'],
  shoot: ['shootout'],
  defend: ['defend'],
  flee: ['shootout'],
};

/**
 * Explains why this isn't one of the seat's legal moves, after `legalMoves` has decided so. It names the first reason a
 * player could do something about, and reads only the seat's own hand and public information.
 */
export function refuse(state: State, by: Seat, move: Move, answers: number | undefined): Refusal {
  const player = playerAt(state, by);
  if (player.isAway) return 'AWAY';
  if (!PHASES_OF[move.type].includes(state.phase)) return 'WRONG_PHASE';
  if (state.phase === 'vote' && player.vote !== 'none') return 'ALREADY_VOTED';
  if (state.phase !== 'vote' && by !== state.active) return 'NOT_YOUR_TURN';
  if (answers !== state.question) return 'STALE_QUESTION';
  return refuseAnswer(state, player, move);
}

function refuseAnswer(state: State, player: Player, move: Move): Refusal {
  switch (move.type) {
    case 'draw':
    case 'exchange':
      return refuseArming(state, player, move);
    case 'announce':
      return hasCowboy(player) ? 'BAIL_NOT_COVERED' : 'NO_COWBOY';
    case 'hire':
      return 'HAS_COWBOY';
    case 'work-off':
      return hasCowboy(player) ? 'NO_BAIL' : 'NO_COWBOY';
    case 'pass':
      return isHighNoon(state) && state.options.allowPass ? 'HIGH_NOON' : 'NO_PASSING';
    case 'pick':
      return 'NO_SUCH_SLOT';
    case 'repel':
      return refuseBullets(player.hand, move.cards, neededInAttack(state, player));
    case 'defend':
      return refuseBullets(player.hand, move.cards, neededToDefend(state, player));
    case 'ride':
      return 'NO_MUSTANG';
    case 'shoot':
      return refuseTarget(state, player, move.target) ?? refuseBullets(player.hand, move.cards, 0);
    // Always legal in their phase.
    case 'keep':
    case 'reject':
    case 'join':
    case 'decline':
    case 'fall':
    case 'pay-fine':
    case 'go-to-jail':
    case 'vote':
    case 'flee':
      return 'WRONG_PHASE';
    default:
      return unreachable(move);
  }
}

function refuseArming(state: State, player: Player, move: Move & { type: 'draw' | 'exchange' }): Refusal {
  if (!hasCowboy(player)) return 'NO_COWBOY';
  if (state.phase === 'arming' && isHighNoon(state)) return 'HIGH_NOON';
  if (state.weapons.length === 0) return 'DECK_EMPTY';
  if (move.type === 'draw') return 'HAND_FULL';
  if (sizeOf(player.hand) < HAND_SIZE) return 'HAND_NOT_FULL';
  const { discard, with: companion } = move;
  if (!holds(player.hand, companion === undefined ? [discard] : [discard, companion])) return 'NOT_IN_HAND';
  return discard === 'coyote' ? 'COYOTE_NEEDS_BULLET' : 'ONLY_COYOTE_HAS_COMPANION';
}

function refuseTarget(state: State, player: Player, target: Seat): Refusal | undefined {
  const other = state.players[target];
  if (other === undefined || other.part !== 'in') return 'BAD_TARGET';
  return other.team === player.team ? 'OWN_TEAM' : undefined;
}

function refuseBullets(hand: Pack, cards: Cards, needed: number): Refusal {
  if (cards.length === 0) return 'NO_CARDS';
  if (cards.some((id) => weaponOf(id) >= BULLET_KINDS)) return 'NOT_BULLETS';
  if (!holds(hand, cards)) return 'NOT_IN_HAND';
  return needed === TOO_MANY ? 'OVER_CAP' : 'TOO_WEAK';
}

const holds = (hand: Pack, cards: Cards): boolean =>
  cards.every((id) => cards.filter((other) => other === id).length <= countOf(hand, weaponOf(id)));
