import type { Seat } from '@saloon/kernel';
import { type BanditSet, isIn } from './bandit-sets.ts';
import { actionOf, countOf, kindOf } from './cards.ts';
import { canKeep, lootKinds } from './choices.ts';
import { type ActionId, type CharacterId, LOOT } from './data.ts';
import { performer } from './heist.ts';
import { owes } from './legal-moves.ts';
import type { Move, Refusal } from './moves.ts';
import { isFire, kindOn, type PileCard } from './pile.ts';
import { canAddBonus, canHide } from './planning.ts';
import { kindNamed } from './public-ids.ts';
import { type Bandit, banditOf, type Phase, playerAt, type State, sheetOf } from './state.ts';
import { fireTargets, inSight, othersHere, punchTargets } from './targets.ts';

/** The number of the question that an input must answer. */
export const question = (state: State, _move: Move): number => state.question;

/** The phase of each type of move. */
const PHASE_OF = {
  'choose-character': 'characters',
  'choose-team': 'teams',
  'place-bandits': 'placing',
  'take-card': 'taking',
  'play-card': 'planning',
  'draw-cards': 'planning',
  'keep-cards': 'keeping',
  go: 'heist',
  shoot: 'heist',
  rob: 'heist',
  'send-marshal': 'heist',
  punch: 'heist',
} as const satisfies Record<Move['type'], Phase>;

/** The action card that each choice in the heist performs. */
const ACTION_OF = { go: 'move', shoot: 'fire', rob: 'robbery', 'send-marshal': 'marshal', punch: 'punch' } as const;

/**
 * Why a move is illegal: the first reason that the player could do something about. It is only called for moves that
 * `legalMoves` doesn't list.
 */
export function refuse(state: State, by: Seat, move: Move, answers: number | undefined): Refusal {
  if (playerAt(state, by).isAway) return 'AWAY';
  if (answers !== state.question) return 'STALE_QUESTION';
  if (PHASE_OF[move.type] !== state.phase) return 'WRONG_PHASE';
  if (!owes(state, by)) return hasChosen(state) ? 'ALREADY_CHOSEN' : 'NOT_YOUR_TURN';
  switch (move.type) {
    case 'choose-character':
      return 'CHARACTER_TAKEN';
    case 'choose-team':
      return 'TEAM_TAKEN';
    case 'place-bandits':
      return 'NOT_YOUR_BANDIT';
    case 'take-card':
      return misnamed(state, by, move.card, move.bandit) ?? 'NOT_IN_DECK';
    case 'play-card':
      return refusePlan(state, by, move);
    case 'draw-cards':
      return 'DECK_EMPTY';
    case 'keep-cards':
      return 'NOT_IN_HAND';
    default:
      return refuseChoice(state, move);
  }
}

/** In phases where everyone chooses once: has this seat chosen? */
const hasChosen = (state: State): boolean =>
  state.phase === 'characters' || state.phase === 'placing' || state.phase === 'taking' || state.phase === 'keeping';

/** CE-DUO-5: is the bandit of the card missing, superfluous, or another player's? */
function misnamed(state: State, by: Seat, card: ActionId, bandit: CharacterId | undefined): Refusal | undefined {
  if (kindNamed(state, by, card, bandit) !== undefined) return undefined;
  return bandit === undefined || !state.isDuo || card === 'marshal' ? 'NAME_THE_BANDIT' : 'NOT_YOUR_BANDIT';
}

function refusePlan(state: State, by: Seat, move: Move & { type: 'play-card' }): Refusal {
  const wrong = misnamed(state, by, move.card, move.bandit);
  if (wrong !== undefined) return wrong;
  const kind = kindNamed(state, by, move.card, move.bandit);
  if (kind === undefined || countOf(playerAt(state, by).hand, kind) === 0) return 'NOT_IN_HAND';
  if (move.faceDown === true && !canHide(state, by)) return 'NO_FACE_DOWN';
  const canHaveBonus = canAddBonus(state) && isFire(kind) && move.bonus !== 'marshal';
  return move.bonus !== undefined && canHaveBonus ? 'NOT_IN_HAND' : 'NO_BONUS';
}

function refuseChoice(state: State, move: Move & { type: keyof typeof ACTION_OF }): Refusal {
  const bandit = performer(state);
  if (actionOf(kindOn(state.pile[state.resolved] as PileCard)) !== kindOf(ACTION_OF[move.type])) return 'WRONG_ACTION';
  switch (move.type) {
    case 'go':
      return 'OUT_OF_REACH';
    case 'shoot':
      return refuseTarget(move.target, inSight(state, bandit), fireTargets(state, bandit)) ?? 'NO_SUCH_TARGET';
    case 'rob':
      return 'NO_SUCH_LOOT';
    case 'send-marshal':
      return 'END_OF_TRAIN';
    case 'punch':
      return refusePunch(state, bandit, move);
  }
}

/** Why a bandit can't be the target, or `undefined` if it can. */
function refuseTarget(target: CharacterId, within: BanditSet, legal: BanditSet): Refusal | undefined {
  if (isIn(legal, banditOf(target))) return undefined;
  return isIn(within, banditOf(target)) ? 'BELLE_CHARMS' : 'NO_SUCH_TARGET';
}

function refusePunch(state: State, puncher: Bandit, move: Move & { type: 'punch' }): Refusal {
  const wrong = refuseTarget(move.target, othersHere(state, puncher), punchTargets(state, puncher));
  if (wrong !== undefined) return wrong;
  const kinds = lootKinds(sheetOf(state, banditOf(move.target)));
  if (move.loot === undefined) {
    if (kinds !== 0) return 'NAME_THE_LOOT';
  } else if ((kinds & (1 << LOOT.indexOf(move.loot))) === 0) return 'NO_SUCH_LOOT';
  if (move.keep === true && (move.loot !== 'purse' || !canKeep(state, puncher))) return 'CANNOT_KEEP';
  return 'END_OF_TRAIN';
}
