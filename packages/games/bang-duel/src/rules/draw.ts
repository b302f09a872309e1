import type { Emit, Seat } from '@saloon/kernel';
import { BACK_OF, type CardId, idOf, type Kind } from './card-ids.ts';
import { COMMON, deckAt, deckName, deckOf, NO_CARD, takeOff } from './decks.ts';
import type { DeckName, DrawReason, Event } from './events.ts';
import { FROM_COMMON, gainHidden } from './hand.ts';
import type { Held, State } from './state.ts';

/** BD-DECK-2: draws `n` cards one at a time, or fewer if no cards are left. */
export function drawCards(state: State, by: Seat, n: number, why: DrawReason, emit: Emit<Event> | undefined): void {
  const tally = emit === undefined ? undefined : newTally(by, why, emit);
  for (let i = 0; i < n; i++) if (drawOne(state, by, by, tally, emit) === NO_CARD) break;
  tally?.tell();
}

/** Draws one card of `deckOf(whose)` into `by`'s hand. */
export const drawOne = (
  state: State,
  by: Seat,
  whose: Seat,
  tally: Tally | undefined,
  emit: Emit<Event> | undefined,
): Kind => {
  const deck = deckOf(state, whose);
  // Emit the cards drawn so far before the reshuffle.
  if (deck === COMMON && deckAt(state, COMMON).length === 0) tally?.tell();
  const kind = takeOff(state, deck, emit);
  if (kind === NO_CARD) {
    emit?.({ type: 'no-card-left', seat: by });
    return NO_CARD;
  }
  gainHidden(state, by, kind, deck === COMMON);
  tally?.add(deckName(deck), kind);
  return kind;
};

/** Sorts by back, then by kind, so that an event reveals neither the order of drawing nor, to others, the faces. */
export const inTellingOrder = (kinds: readonly Kind[]): CardId[] =>
  kinds.toSorted((a, b) => (BACK_OF[a] ?? 0) - (BACK_OF[b] ?? 0) || a - b).map(idOf);

/** Collects the cards of one draw into one event per deck. */
export type Tally = { readonly add: (deck: DeckName, kind: Kind) => void; readonly tell: () => void };

export function newTally(seat: Seat, why: DrawReason, emit: Emit<Event>): Tally {
  let from: DeckName = 'common';
  let kinds: Kind[] = [];
  const tell = () => {
    if (kinds.length > 0) emit({ type: 'drew', seat, cards: inTellingOrder(kinds), deck: from, why });
    kinds = [];
  };
  const add = (deck: DeckName, kind: Kind) => {
    if (deck !== from) tell();
    from = deck;
    kinds.push(kind);
  };
  return { add, tell };
}

/** Draws one card of `deckOf(whose)` aside (BD-DECK-6), marked like a card in a hand. */
export function takeAside(state: State, whose: Seat, held: Held[], emit: Emit<Event> | undefined): void {
  const deck = deckOf(state, whose);
  const kind = takeOff(state, deck, emit, held.length > 0);
  if (kind !== NO_CARD) held.push(kind * 8 + (deck === COMMON ? FROM_COMMON : 0));
}

export const tellAside = (
  by: Seat,
  held: readonly Held[],
  why: 'wagon' | 'sundance-kid',
  emit: Emit<Event> | undefined,
): void => emit?.({ type: 'drew-aside', seat: by, cards: held.map((card) => idOf(card >> 3)), why });
