import type { Seat } from '@saloon/kernel';
import { banditsAt, ownBandits } from '../rules/bandit-sets.ts';
import { actionOf, FIRE, type Kind, kindCount, LADDER, MOVE, PUNCH, ROBBERY } from '../rules/cards.ts';
import { codeOf } from '../rules/choice-codes.ts';
import type { Choice, Move } from '../rules/moves.ts';
import { kindNamed } from '../rules/public-ids.ts';
import { type Bandit, isMarshalAt, performerOf, playerAt, type State } from '../rules/state.ts';
import { fireTargets } from '../rules/targets.ts';
import { choiceWorths } from './choice-worth.ts';
import { bestSpotInReach, nextRobberyWorth, type PlannedPosition, plannedPosition } from './planned-position.ts';

/** Bad moves stay possible. */
const MIN_CHOICE_PRIOR = 0.05;
/** Low, because one lucky draw in a search would make the random character look best. */
const RANDOM_CHARACTER_PRIOR = 0.1;
const FACE_DOWN_FACTOR = 0.6;
const BONUS_FACTOR = 1.5;

/**
 * How likely an experienced player is to make this legal move; 1 is average. It has to be fast, so it only looks at the
 * loot where the bandit will stand, who can be shot, and whom the Marshal would meet.
 */
export function movePrior(state: State, by: Seat, move: Move): number {
  const priors: number[] = [];
  movePriors(state, by, [move], priors);
  return priors[0] as number;
}

/** The same for a list of legal moves, which share most of the work. */
export function movePriors(state: State, by: Seat, moves: readonly Move[], priors: number[]): void {
  if (state.phase === 'heist') choicePriors(state, moves as readonly Choice[], priors);
  else if (state.phase === 'planning') planPriors(state, by, moves, priors);
  else for (let i = 0; i < moves.length; i++) priors[i] = otherPrior(state, by, moves[i] as Move);
}

function choicePriors(state: State, choices: readonly Choice[], priors: number[]): void {
  const worths = choiceWorths(state, choices.map(codeOf));
  for (let i = 0; i < worths.length; i++) priors[i] = Math.max(MIN_CHOICE_PRIOR, 1 + (worths[i] as number) / 150);
}

function planPriors(state: State, by: Seat, moves: readonly Move[], priors: number[]): void {
  let position: PlannedPosition | undefined;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type !== 'play-card') {
      priors[i] = drawPrior(state, by);
      continue;
    }
    const kind = kindNamed(state, by, move.card, move.bandit) ?? MOVE;
    const bandit = performerOf(state, by, kind);
    if (position?.bandit !== bandit) position = plannedPosition(state, by, bandit);
    priors[i] =
      cardPrior(state, by, kind, position) *
      (move.faceDown === true ? FACE_DOWN_FACTOR : 1) *
      (move.bonus === undefined ? 1 : BONUS_FACTOR);
  }
}

function otherPrior(state: State, by: Seat, move: Move): number {
  switch (move.type) {
    case 'take-card':
      return planPrior(state, by, kindNamed(state, by, move.card, move.bandit) ?? MOVE);
    case 'keep-cards':
      return move.cards.length <= 3 ? 1 : 0.2;
    case 'choose-character':
      return move.character === 'random' ? RANDOM_CHARACTER_PRIOR : 1;
    default:
      return 1;
  }
}

/** With few kinds of cards in hand, drawing is better than playing. */
function drawPrior(state: State, by: Seat): number {
  const kinds = kindCount(playerAt(state, by).hand);
  return kinds >= 3 ? 0.5 : kinds === 2 ? 1.5 : 4;
}

/** The prior of a card played at place `until` of the pile, as if nobody else's cards came before it. */
export const planPrior = (state: State, by: Seat, kind: Kind, until = state.pile.length): number =>
  cardPrior(state, by, kind, plannedPosition(state, by, performerOf(state, by, kind), until));

function cardPrior(state: State, by: Seat, kind: Kind, { bandit, spot, robberies }: PlannedPosition): number {
  const here = nextRobberyWorth(state, spot, robberies);
  switch (actionOf(kind)) {
    case ROBBERY:
      return here === 0 ? 0.15 : 0.5 + here / 170;
    case FIRE:
      return firePrior(state, by, bandit);
    case PUNCH:
      return (banditsAt(state, spot) & ~ownBandits(state, by)) === 0 ? 0.3 : 1.5;
    case LADDER:
      return leavePrior(here, nextRobberyWorth(state, spot ^ 1, 0)) * (isMarshalAt(state, spot ^ 1) ? 0.3 : 1);
    case MOVE:
      return leavePrior(here, here > 0 ? 0 : nextRobberyWorth(state, bestSpotInReach(state, spot), 0));
    default:
      return 0.6;
  }
}

function firePrior(state: State, by: Seat, bandit: Bandit): number {
  if (state.revolver[bandit] === 0) return 0.05;
  return (fireTargets(state, bandit) & ~ownBandits(state, by)) === 0 ? 0.6 : 1.8;
}

/** Bandits leave places without loot for places with some. */
const leavePrior = (here: number, there: number): number => (here > 0 ? 0.35 : 0.5 + there / 250);
