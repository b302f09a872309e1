import type { Seat } from '@saloon/kernel';
import { canBang, worksFor } from './abilities.ts';
import { gearPlaceOf } from './aims.ts';
import { type CardId, kindOf } from './card-ids.ts';
import { cardOf, IS_RELOAD } from './cards/index.ts';
import { ONCE_A_TURN, type OnceATurn } from './data.ts';
import { namedGear } from './gear.ts';
import { handSize, holds } from './hand.ts';
import { legalMoves, toAct } from './legal-moves.ts';
import { playsAsColt } from './main-moves.ts';
import type { Move, Refusal } from './moves.ts';
import { apOf, charAt, gearAt, isReloadOpen, isSole } from './spots.ts';
import { charOf, type State } from './state.ts';

/** The number of the decision that a move answers, so that a late move doesn't count for the next one. Conceding has none. */
export const question = (state: State, move: Move): number | undefined =>
  move.type !== 'concede' ? state.question : undefined;

/**
 * Explains why this isn't one of the seat's legal moves, after `legalMoves` has decided so. It names the first reason a
 * player could do something about.
 */
export function refuse(state: State, by: Seat, move: Move, answers: number | undefined): Refusal {
  if (state.away[by]) return 'AWAY';
  if (!toAct(state).includes(by)) return 'NOT_YOUR_DECISION';
  if (answers !== state.question) return 'STALE';
  switch (state.decision) {
    case 'setup/choose-ap':
      return move.type === 'choose-ap' ? 'NOT_YOUR_CHARACTER' : 'WRONG_DECISION';
    case 'play/main':
      return refuseMain(state, by, move);
    case 'hit/defend':
      return refuseDefence(state, by, move);
    case 'hit/surcharge':
    case 'onmiss/peacemaker':
    case 'phase/discard':
      return refuseDiscard(move, 'NOT_IN_HAND');
    case 'wagon/discard':
      return refuseDiscard(move, 'NOT_OFFERED');
    case 'indians/respond':
    case 'duel/respond':
      return refuseDiscard(
        move,
        move.type === 'discard' && holds(state, by, kindOf(move.card)) ? 'NOT_A_HIT_CARD' : 'NOT_IN_HAND',
      );
    case 'reveal/choose':
      return refuseChoice(move, 'choose-revealed');
    case 'store/pick':
    case 'sundance/keep':
      return refuseChoice(move, 'pick');
    case 'loss/redirect':
      return move.type === 'redirect' ? 'BAD_NUMBER' : 'WRONG_DECISION';
    case 'onmiss/shotgun':
      return move.type === 'swap' ? 'SOLE_CHARACTER' : 'WRONG_DECISION';
    case 'onmiss/carbine':
      return move.type === 'strip' ? 'NOTHING_TO_TAKE' : 'WRONG_DECISION';
    case 'trigger/schultz':
    case 'death/anderson':
      return move.type === 'draw-blind' || move.type === 'loot' ? 'NOTHING_TO_TAKE' : 'WRONG_DECISION';
    case undefined:
      return 'NOT_YOUR_DECISION';
  }
}

const refuseDiscard = (move: Move, code: Refusal): Refusal =>
  move.type === 'discard' ? code : move.type === 'decline' ? 'MUST_CHOOSE' : 'WRONG_DECISION';
const refuseChoice = (move: Move, wanted: Move['type']): Refusal =>
  move.type === wanted ? 'NOT_OFFERED' : move.type === 'decline' ? 'MUST_CHOOSE' : 'WRONG_DECISION';

function refuseMain(state: State, by: Seat, move: Move): Refusal {
  switch (move.type) {
    case 'play':
      return refusePlay(state, by, move);
    case 'move-token':
      return isSole(state, by) ? 'SOLE_CHARACTER' : 'TOKEN_MOVED';
    case 'reload':
      return refuseReload(state, by, move);
    case 'kitty':
      return refuseAbility(state, by, 'kitty-leroy') ?? 'HAND_NOT_EMPTY';
    case 'kate':
      return refuseAbility(state, by, 'cattle-kate') ?? 'NOTHING_TO_TAKE';
    case 'sundance':
      return refuseAbility(state, by, 'sundance-kid') ?? 'NOT_IN_HAND';
    case 'pearl':
      return refuseAbility(state, by, 'pearl-hart') ?? refuseRepeat(state, by, move);
    default:
      return 'WRONG_DECISION';
  }
}

/** If the card can be repeated in another way, the target is wrong. */
function refuseRepeat(state: State, by: Seat, move: Move & { type: 'pearl' }): Refusal {
  if (!isHeld(state, by, move.cost)) return 'NOT_IN_HAND';
  const isRepeatable = legalMoves(state, by).some(
    (other) => other.type === 'pearl' && other.repeat === move.repeat && other.reload === move.reload,
  );
  return isRepeatable ? 'BAD_TARGET' : 'NOTHING_TO_REPEAT';
}

const isHeld = (state: State, by: Seat, card: CardId): boolean => holds(state, by, kindOf(card));

function refusePlay(state: State, by: Seat, move: Move & { type: 'play' }): Refusal {
  const kind = kindOf(move.card);
  if (!isHeld(state, by, move.card)) return 'NOT_IN_HAND';
  const traits = worksFor(state, by);
  if (move.as === 'colt') {
    if (!playsAsColt(traits, kind)) return 'NOT_AS_COLT';
    return canBang(state, traits) ? 'BAD_TARGET' : 'BANG_LIMIT';
  }
  const card = cardOf(kind);
  if (card.isMiss) return 'ONLY_AS_MISS';
  return card.frame === 'bang' && !canBang(state, traits) ? 'BANG_LIMIT' : 'BAD_TARGET';
}

function refuseReload(state: State, by: Seat, move: Move & { type: 'reload' }): Refusal {
  if (!isReloadOpen(state)) return 'RELOAD_CLOSED';
  if (!IS_RELOAD[kindOf(move.card)]) return 'NOT_RELOADABLE';
  return move.from === 'hand' && !isHeld(state, by, move.card) ? 'NOT_IN_HAND' : 'NOT_RELOADABLE';
}

/** Why this once-per-turn ability can't be used at all; undefined if only its arguments are wrong. */
function refuseAbility(state: State, by: Seat, right: Exclude<OnceATurn, 'move-token'>): Refusal | undefined {
  const spot = apOf(state, by);
  const char = charOf(right);
  const asPp = right === 'sundance-kid' && state.options.sundanceAlwaysActive && charAt(state, spot ^ 1) === char;
  if (charAt(state, spot) !== char && !asPp) return 'NOT_ACTIVE';
  return (state.used & (1 << ONCE_A_TURN.indexOf(right))) === 0 ? undefined : 'ABILITY_USED';
}

function refuseDefence(state: State, by: Seat, move: Move): Refusal {
  const frame = state.stack[state.stack.length - 1];
  const needsSurcharge = frame?.src?.needsSurcharge === true;
  switch (move.type) {
    case 'dodge':
      if (!isHeld(state, by, move.card)) return 'NOT_IN_HAND';
      if (needsSurcharge) return refusePaid(state, by, move);
      return move.extra === undefined ? 'NOT_A_MISS' : 'NO_SURCHARGE';
    case 'use-hat': {
      const bearer = frame === undefined ? -1 : state.chars.indexOf(frame.focus);
      if ((gearAt(state, bearer) & namedGear(gearPlaceOf('hat'))) === 0) return 'NO_HAT';
      if (!needsSurcharge) return 'NO_SURCHARGE';
      return move.extra === undefined || handSize(state, by) === 0 ? 'NEEDS_SURCHARGE' : 'NOT_IN_HAND';
    }
    case 'try-barrel':
      return 'NO_BARREL';
    case 'try-kid':
      return 'NO_KID';
    default:
      return 'WRONG_DECISION';
  }
}

/** BD-HIT-10: the surcharge is a further card; no card pays for itself. */
function refusePaid(state: State, by: Seat, { card, extra }: Move & { type: 'dodge' }): Refusal {
  if (extra === undefined) return 'NEEDS_SURCHARGE';
  if (!isHeld(state, by, extra)) return 'NOT_IN_HAND';
  const isMiss = legalMoves(state, by).some((move) => move.type === 'dodge' && move.card === card);
  return isMiss || (extra === card && cardOf(kindOf(card)).isMiss) ? 'NEEDS_SURCHARGE' : 'NOT_A_MISS';
}
