import { type Seat, unreachable } from '@saloon/kernel';
import { countOf, isEventCard, isLoadable, kindOf, type Pack } from './cards.ts';
import { SHERIFFS_TO_START } from './data.ts';
import type { Cards, Move, Refusal } from './moves.ts';
import { hasHandDown, isDuelGame, playerAt, type State } from './state.ts';

/** The number of the question a move answers: the turn (WB-ENG-5), or the race on the screen (WB-TIME-13). */
export function question(state: State, move: Move): number | undefined {
  switch (move.type) {
    case 'pass':
    case 'discard':
    case 'play-event':
    case 'start-shootout':
    case 'call-duel':
      return state.turn;
    case 'slap':
    case 'sealed-choice':
      return state.race?.id;
    case 'return-cards':
    case 'load':
    case 'press':
    case 'miss-target':
    case 'ready':
      return undefined;
  }
}

/**
 * Why a move is illegal: the first reason that the player could do something about. It is only called for moves that
 * `legalMoves` doesn't list.
 */
export function refuse(state: State, by: Seat, move: Move, answers: number | undefined): Refusal {
  if (playerAt(state, by).isAway) return 'AWAY';
  switch (move.type) {
    case 'pass':
    case 'discard':
    case 'play-event':
    case 'start-shootout':
    case 'call-duel':
      if (state.phase !== 'turn') return 'WRONG_PHASE';
      if (by !== state.active) return 'NOT_YOUR_TURN';
      if (answers !== state.turn) return 'STALE_TURN';
      return refuseAction(state, by, move);
    case 'return-cards':
      if (state.phase !== 'switch-return') return 'WRONG_PHASE';
      if (by !== state.active) return 'NOT_YOUR_TURN';
      return move.cards.length === state.taking?.count ? 'NOT_IN_HAND' : 'BAD_COUNT';
    case 'load':
      return refuseLoad(state, by, move.cards);
    case 'slap':
      if (state.phase !== 'race' && state.phase !== 'no-go-window') return 'WRONG_PHASE';
      return answers === state.race?.id ? 'ALREADY_DONE' : 'WRONG_PHASE';
    case 'sealed-choice':
      return refuseSealed(state, by, move, answers);
    case 'miss-target':
      if (state.phase !== 'miss-choice') return 'WRONG_PHASE';
      return state.division?.misses[0] === by ? 'BAD_TARGET' : 'NOT_YOUR_TURN';
    case 'ready':
      return state.phase === 'round-over' ? 'ALREADY_DONE' : 'WRONG_PHASE';
    case 'press':
      throw new Error('Cannot refuse a press: it is always heard');
    default:
      return unreachable(move);
  }
}

function refuseAction(
  state: State,
  by: Seat,
  move: Move & { type: 'pass' | 'discard' | 'play-event' | 'start-shootout' | 'call-duel' },
): Refusal {
  const { hand } = playerAt(state, by);
  switch (move.type) {
    case 'discard':
      if (move.cards.length === 0) return 'EMPTY';
      return isHeld(hand, move.cards) ? 'BAD_SET' : 'NOT_IN_HAND';
    case 'play-event': {
      if (!isEventCard(move.card)) return 'NOT_AN_EVENT';
      return isHeld(hand, [move.card]) ? 'BAD_TARGET' : 'NOT_IN_HAND';
    }
    case 'start-shootout':
    case 'call-duel':
      if (isDuelGame(state) !== (move.type === 'call-duel')) return 'WRONG_PLAYER_COUNT';
      return state.sheriffs < SHERIFFS_TO_START ? 'TOO_FEW_SHERIFFS' : 'WRONG_PHASE';
    case 'pass':
      return 'WRONG_PHASE';
  }
}

/** Why loading is locked (table in section 4.8), or what is wrong with the cards. */
function refuseLoad(state: State, by: Seat, cards: Cards): Refusal {
  switch (state.phase) {
    case 'switch-return':
      return 'LOCKED_EVENT';
    case 'sealed':
      return 'LOCKED_SEALED';
    case 'miss-choice':
    case 'round-over':
    case 'game-over':
      return 'LOCKED_DIVISION';
    case 'turn':
    case 'race':
    case 'no-go-window':
    case 'duel-suspense':
    case 'arrival-suspense':
      if (hasHandDown(state, by)) return 'LOCKED_HAND_DOWN';
      return cards.length === 0 ? 'EMPTY' : refuseCards(playerAt(state, by).hand, cards);
  }
}

/** A card that can never be loaded is reported as such even if it isn't in hand. */
function refuseCards(hand: Pack, cards: Cards): Refusal {
  if (!cards.every((card) => isLoadable(kindOf(card)))) return 'NOT_LOADABLE';
  return isHeld(hand, cards) ? 'ONE_DENOMINATION' : 'NOT_IN_HAND';
}

function refuseSealed(
  state: State,
  by: Seat,
  move: Move & { type: 'sealed-choice' },
  answers: number | undefined,
): Refusal {
  const race = state.race;
  if (state.phase !== 'sealed' || race === undefined || answers !== race.id) return 'WRONG_PHASE';
  if (race.starter === by || race.choices[by] !== null) return 'ALREADY_DONE';
  const { hand } = playerAt(state, by);
  return refuseCards(hand, move.quick === undefined ? move.load : [...move.load, move.quick]);
}

/** Counts without a pack: untrusted input may name more copies than a pack can hold. */
const isHeld = (hand: Pack, cards: Cards): boolean =>
  cards.every(
    (card) => card !== 'sheriff' && cards.filter((other) => other === card).length <= countOf(hand, kindOf(card)),
  );
