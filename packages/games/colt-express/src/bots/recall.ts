import type { Recalled, Seat } from '@saloon/kernel';
import { oneOf } from '../rules/cards.ts';
import { clone } from '../rules/clone.ts';
import { legalMoves } from '../rules/legal-moves.ts';
import type { Move } from '../rules/moves.ts';
import { isDown, kindOn, type PileCard, playerOf, turnOf } from '../rules/pile.ts';
import { turnKind } from '../rules/planning.ts';
import { kindNamed } from '../rules/public-ids.ts';
import { playerAt, type State } from '../rules/state.ts';

type Choice = { readonly state: State; readonly move: Move };

/**
 * The cards that the others have planned this round, each with the hand it was chosen from. Cards drawn later in the
 * round are taken for part of that hand, because the state doesn't say which they were. Only with one bandit each.
 */
export function recall(state: State, me: Seat): readonly Recalled<State, Move>[] {
  if (state.phase !== 'planning' || state.isDuo) return [];
  const recalled: Recalled<State, Move>[] = [];
  for (let i = 0; i < state.players.length; i++) {
    const by = i as Seat;
    if (by === me) continue;
    const planned = plannedBy(state, by);
    if (planned.length > 0)
      recalled.push({ by, cards: cardsOf(state, by, planned), choices: () => choicesOf(state, by) });
  }
  return recalled;
}

const plannedBy = (state: State, by: Seat): readonly PileCard[] => state.pile.filter((card) => playerOf(card) === by);

/** Hand and planned cards as one number: 22 bits for the hand, and 4 for each of at most five planned kinds. */
const cardsOf = (state: State, by: Seat, planned: readonly PileCard[]): number =>
  planned.reduce((sum, card) => 16 * sum + kindOn(card), playerAt(state, by).hand);

/** Takes the planned cards back one by one, the last one first. */
function choicesOf(state: State, by: Seat): readonly Choice[] {
  const choices: Choice[] = [];
  const past = clone(state);
  for (let place = state.pile.length - 1; place >= 0; place--) {
    const card = state.pile[place] as PileCard;
    past.pile.length = place;
    playerAt(past, playerOf(card)).hand += oneOf(kindOn(card));
    if (playerOf(card) !== by) continue;
    past.turn = turnOf(card);
    past.active = by;
    const move = moveOf(past, by, card);
    if (move !== undefined) choices.push({ state: clone(past), move });
  }
  return choices;
}

function moveOf(past: State, by: Seat, card: PileCard): Move | undefined {
  const isHidden = isDown(card) && turnKind(past) !== 'tunnel';
  return legalMoves(past, by).find(
    (move) =>
      move.type === 'play-card' &&
      kindNamed(past, by, move.card, move.bandit) === kindOn(card) &&
      (move.faceDown === true) === isHidden,
  );
}
