import { below, type Emit, itemAt, type Seat } from '@saloon/kernel';
import { BACK_OF, type Kind } from './card-ids.ts';
import type { DeckName, Event } from './events.ts';
import { allSeen } from './hand.ts';
import { backOf, type State } from './state.ts';

/**
 * Decks are shuffled as they are drawn: only the top `settled` cards of a deck have an order. The rest is an unordered pool,
 * from which a random card becomes the top one when it is needed. Every order is equally likely, and a re-deal of unseen
 * cards is cheap.
 */
export const COMMON = 2;
export const DECKS = ['law', 'outlaw', 'common'] as const satisfies readonly DeckName[];
export const deckName = (deck: number): DeckName => itemAt(DECKS, deck);

/** There is no card to draw. */
export const NO_CARD = -1;

export const deckAt = (state: State, deck: number): Kind[] => state.decks[deck] ?? noDeck(deck);
const noDeck = (deck: number): never => {
  throw new RangeError(`Cannot find deck ${deck}: there are three`);
};

/** BD-DECK-1, BD-DECK-4: the personal deck while it has cards, afterwards the common deck. */
export const deckOf = (state: State, by: Seat): number => {
  const own = backOf(state, by);
  return deckAt(state, own).length > 0 ? own : COMMON;
};

/** Puts a random card of the pool on top. */
const drawTop = (state: State, pool: Kind[]): void => {
  const picked = below(state.rng, pool.length);
  const card = pool[picked] ?? 0;
  pool[picked] = pool[pool.length - 1] ?? 0;
  pool[pool.length - 1] = card;
};

/** BD-DECK-2: takes the top card of `deckOf(by)`. If all decks are empty, the discard pile becomes the common deck. */
export const takeFrom = (state: State, by: Seat, emit: Emit<Event> | undefined): Kind =>
  takeOff(state, deckOf(state, by), emit);

/** Takes the top card of this deck. `isSomeAside`: a player holds cards aside that nobody else has seen (BD-DECK-6). */
export const takeOff = (state: State, deck: number, emit: Emit<Event> | undefined, isSomeAside = false): Kind => {
  if (deck === COMMON && deckAt(state, COMMON).length === 0) {
    if (state.discard.length === 0) return NO_CARD;
    // A card held aside may be the missing one, so no card in a hand is known for certain.
    if (!isSomeAside) allSeen(state);
    reshuffle(state, emit);
  }
  const cards = deckAt(state, deck);
  const settled = state.settled[deck] ?? 0;
  if (settled === 0) drawTop(state, cards);
  else state.settled[deck] = settled - 1;
  const card = cards.pop() ?? NO_CARD;
  if (deck === COMMON) showBack(state);
  return card;
};

/** BD-DECK-3, BD-RULING-3: only when the common deck is empty and a card is needed. */
const reshuffle = (state: State, emit: Emit<Event> | undefined): void => {
  state.decks[COMMON] = state.discard;
  state.discard = [];
  state.settled[COMMON] = 0;
  state.reshuffles += 1;
  showBack(state);
  emit?.({ type: 'reshuffled', count: deckAt(state, COMMON).length });
};

/** The back of the common deck's top card is public (section 6), so that card is fixed. */
const showBack = (state: State): void => {
  const cards = deckAt(state, COMMON);
  if (state.settled[COMMON] !== 0 || cards.length === 0) return;
  drawTop(state, cards);
  state.settled[COMMON] = 1;
};

/** The back of the top card of the common deck, or -1. */
export function commonTop(state: State): number {
  const cards = deckAt(state, COMMON);
  return cards.length === 0 ? -1 : (BACK_OF[cards[cards.length - 1] ?? 0] ?? 0);
}
