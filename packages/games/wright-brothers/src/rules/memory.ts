import { type Seat, seat, seatsOf } from '@saloon/kernel';
import { lessOfEach, loadablePart, NO_CARDS, type Pack, union, without, withoutAtMost } from './cards.ts';
import type { State } from './state.ts';

/**
 * What players remember of each other's cards (section 6 of RULES.md): only a Switch shows cards to somebody else. What
 * is kept is what the holder still holds for certain, in hand or revolver: certainty is lost when cards move unseen.
 */
const place = (state: State, viewer: Seat, holder: Seat): number => viewer * state.players.length + holder;

export const seenBy = (state: State, viewer: Seat, holder: Seat): Pack =>
  state.seen[place(state, viewer, holder)] ?? NO_CARDS;

const remember = (state: State, viewer: Seat, holder: Seat, cards: Pack): void => {
  state.seen[place(state, viewer, holder)] = cards;
};

/** The viewer saw these cards go to the holder. */
export const learn = (state: State, viewer: Seat, holder: Seat, cards: Pack): void =>
  remember(state, viewer, holder, union(seenBy(state, viewer, holder), cards));

/** The viewer saw these cards leave the holder: who had more of a kind than was known keeps what was not known. */
export const sawLeave = (state: State, viewer: Seat, holder: Seat, cards: Pack): void => {
  const known = seenBy(state, viewer, holder);
  if (known !== NO_CARDS) remember(state, viewer, holder, withoutAtMost(known, cards));
};

/** Everybody saw these cards leave the holder. */
export function allSawLeave(state: State, holder: Seat, cards: Pack): void {
  const seats = state.players.length;
  for (let viewer = 0; viewer < seats; viewer++) sawLeave(state, seat(viewer), holder, cards);
}

/** Somebody who does not see it knows that `count` cards left the holder's hand, but not which. */
export function lostUnseen(state: State, holder: Seat, count: number, seers: readonly Seat[]): void {
  for (const viewer of seatsOf(state.players.length)) {
    const known = seenBy(state, viewer, holder);
    if (known !== NO_CARDS && !seers.includes(viewer)) remember(state, viewer, holder, lessOfEach(known, count));
  }
}

/** As `lostUnseen`, for one card out of the revolver, which an event card cannot have been. */
export function lostFromRevolver(state: State, holder: Seat): void {
  for (const viewer of seatsOf(state.players.length)) {
    const known = seenBy(state, viewer, holder);
    const loadable = loadablePart(known);
    if (loadable !== NO_CARDS)
      remember(state, viewer, holder, union(without(known, loadable), lessOfEach(loadable, 1)));
  }
}
