import { type Emit, type Seat, seat } from '@saloon/kernel';
import { actionId, type Kind, NOTHING, oneOf } from './cards.ts';
import { DRAW, type TurnKind } from './data.ts';
import { drawAndEmit } from './draw.ts';
import type { Event, Why } from './moves.ts';
import { pileCard } from './pile.ts';
import { namedBandit } from './public-ids.ts';
import { roundCardOf } from './round.ts';
import { GHOST, playerAt, type State } from './state.ts';
import { askOne } from './timers.ts';
import { actionsEach, actorAt, turnOrder } from './turn-order.ts';

export const turnKind = (state: State): TurnKind => roundCardOf(state).turns[state.turn] as TurnKind;

export const orderOf = (state: State): readonly Seat[] => turnOrder(state.first, state.players.length, turnKind(state));

/** CE-GHOST-1, CE-DUO-17: may this player hide the card of the first turn? A tunnel hides it anyway. */
export const canHide = (state: State, by: Seat): boolean =>
  state.turn === 0 && state.options.abilities && state.owner[GHOST] === by && turnKind(state) !== 'tunnel';

/** CE-DUO-11, CE-DUO-13: does a fire card bring a bonus card in this turn? */
export const canAddBonus = (state: State): boolean => state.isDuo && turnKind(state) === 'standard';

export function startPlanning(state: State, emit?: Emit<Event>): void {
  state.phase = 'planning';
  state.turn = 0;
  startTurn(state, emit);
}

function startTurn(state: State, emit?: Emit<Event>): void {
  state.step = 0;
  const kind = turnKind(state);
  if (emit !== undefined) {
    const turns = roundCardOf(state).turns.length;
    emit({ type: 'turn-started', turn: state.turn + 1, turns, kind, order: orderOf(state) });
  }
  askOne(state, state.first);
}

/**
 * CE-PLAN-3 (a): puts a card on the pile, face down in a tunnel or by Ghost's choice, with its bonus card if there is
 * one.
 */
export function playCard(
  state: State,
  by: Seat,
  kind: Kind,
  isHidden: boolean,
  bonus: Kind | undefined,
  why: Why,
  emit?: Emit<Event>,
): void {
  layCard(state, by, kind, isHidden || turnKind(state) === 'tunnel', false, why, emit);
  if (bonus !== undefined) layCard(state, by, bonus, false, true, why, emit);
}

function layCard(
  state: State,
  by: Seat,
  kind: Kind,
  isFaceDown: boolean,
  isBonus: boolean,
  why: Why,
  emit?: Emit<Event>,
): void {
  playerAt(state, by).hand -= oneOf(kind);
  state.pile.push(pileCard(by, kind, state.turn, isFaceDown, isBonus));
  if (emit === undefined) return;
  const place = state.pile.length - 1;
  const bandit = namedBandit(state, by, kind);
  const memory = state.options.pileView === 'top-only' ? ({ isMemoryGame: true } as const) : {};
  emit({ type: 'card-played', seat: by, card: actionId(kind), bandit, isFaceDown, isBonus, place, why, ...memory });
}

/** CE-PLAN-3 (b), CE-PLAN-7. Cards drawn by the last action of a round go straight back unseen (CE-PLAN-10). */
export function drawThree(state: State, by: Seat, why: Why, emit?: Emit<Event>): void {
  const hasLook = state.isExpert || !isLastAction(state);
  drawAndEmit(state, by, DRAW, why === 'chosen' ? DREW : { type: 'drew', why }, emit, hasLook);
}
const DREW = { type: 'drew', why: 'chosen' } as const;

function isLastAction(state: State): boolean {
  const { turns } = roundCardOf(state);
  return state.turn + 1 === turns.length && state.step + 1 === state.players.length * actionsEach(turnKind(state));
}

/** CE-PLAN-1: starts the next action or turn. Returns whether planning is over. */
export function nextAction(state: State, emit?: Emit<Event>): boolean {
  const kind = turnKind(state);
  const each = actionsEach(kind);
  state.step += 1;
  if (state.step < state.players.length * each) {
    askOne(state, actorAt(state.first, state.players.length, kind, each === 1 ? state.step : state.step >> 1));
    return false;
  }
  state.turn += 1;
  if (state.turn < roundCardOf(state).turns.length) {
    startTurn(state, emit);
    return false;
  }
  return true;
}

/** CE-PLAN-10: cards left in hand go back to the decks. */
export function returnHands(state: State): void {
  for (let i = 0; i < state.players.length; i++) {
    const player = playerAt(state, seat(i));
    player.deck += player.hand;
    player.deckBullets += player.handBullets;
    player.hand = player.handBullets = NOTHING;
  }
}
