import type { Emit } from '@saloon/kernel';
import { climb, perform } from './actions.ts';
import { climbed, fizzled, performed } from './card-results.ts';
import { actionId, actionOf, type Kind, LADDER, oneOf } from './cards.ts';
import type { ChoiceCode } from './choice-codes.ts';
import { choicesFor, codesFor, fizzleOf } from './choices.ts';
import type { Choice, Event, Why } from './moves.ts';
import { isDown, kindOn, type PileCard, playerOf, withResult } from './pile.ts';
import { namedBandit } from './public-ids.ts';
import { type Bandit, characterOf, performerOf, playerAt, type State } from './state.ts';
import { askOne } from './timers.ts';

const cardInTurn = (state: State): PileCard => state.pile[state.resolved] as PileCard;

/** The bandit that performs the current card. */
export const performer = (state: State): Bandit => {
  const card = cardInTurn(state);
  return performerOf(state, playerOf(card), kindOn(card));
};
/** The owner's choices for the current card, as moves and as codes. */
export const choicesNow = (state: State): readonly Choice[] =>
  choicesFor(state, performer(state), actionOf(kindOn(cardInTurn(state))));
export const codesNow = (state: State): readonly ChoiceCode[] =>
  codesFor(state, performer(state), actionOf(kindOn(cardInTurn(state))));

export function startHeist(state: State): void {
  state.phase = 'heist';
  state.resolved = 0;
}

/**
 * CE-EXEC-1, CE-EXEC-6: resolves the cards, oldest first, until one leaves its owner a choice. Forced actions are
 * performed, impossible ones fizzle (CE-EXEC-4, CE-EXEC-5). Returns whether the pile is done.
 */
export function runHeist(state: State, emit?: Emit<Event>): boolean {
  while (state.resolved < state.pile.length) {
    const card = cardInTurn(state);
    const by = playerOf(card);
    const kind = kindOn(card);
    const action = actionOf(kind);
    const bandit = performerOf(state, by, kind);
    if (emit !== undefined) emitTurned(state, card, emit);
    if (action === LADDER) {
      climb(state, bandit, emit);
      record(state, climbed);
    } else {
      const codes = codesFor(state, bandit, action);
      if (codes.length > 1) {
        askOne(state, by);
        return false;
      }
      const only = codes[0];
      if (only !== undefined) performChoice(state, only, 'forced', emit);
      else {
        const why = fizzleOf(state, bandit, action);
        record(state, fizzled(why));
        emit?.({ type: 'fizzled', seat: by, bandit: characterOf(bandit), card: actionId(kind), why });
      }
    }
    returnCard(state, emit);
  }
  return true;
}

function emitTurned(state: State, card: PileCard, emit: Emit<Event>): void {
  const by = playerOf(card);
  const kind = kindOn(card);
  emit({
    type: 'card-turned',
    place: state.resolved,
    seat: by,
    card: actionId(kind),
    bandit: namedBandit(state, by, kind),
    wasFaceDown: isDown(card),
  });
}

/** Performs the owner's choice for the current card. */
export function choose(state: State, code: ChoiceCode, why: Why, emit?: Emit<Event>): void {
  performChoice(state, code, why, emit);
  returnCard(state, emit);
}

function performChoice(state: State, code: ChoiceCode, why: Why, emit?: Emit<Event>): void {
  record(state, performed(code));
  perform(state, playerOf(cardInTurn(state)), performer(state), code, why, emit);
}

/** Stores the result on the card, so that everyone can look it up later. */
function record(state: State, deed: number): void {
  state.pile[state.resolved] = withResult(cardInTurn(state), deed);
}

/** CE-EXEC-7, CE-EXPERT-6: the card goes back to its owner. */
function returnCard(state: State, emit?: Emit<Event>): void {
  const card = cardInTurn(state);
  const by = playerOf(card);
  const kind: Kind = kindOn(card);
  const player = playerAt(state, by);
  if (state.isExpert) {
    player.discard += oneOf(kind);
    player.shown += oneOf(kind);
  } else player.deck += oneOf(kind);
  const place = state.resolved;
  state.resolved += 1;
  if (emit === undefined) return;
  emit({ type: 'card-returned', place, seat: by, card: actionId(kind), to: state.isExpert ? 'discard' : 'deck' });
}
