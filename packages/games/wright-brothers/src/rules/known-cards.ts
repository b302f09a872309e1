import { type Seat, seat, seatsOf } from '@saloon/kernel';
import { lessOfEach, loadablePart, NO_CARDS, type Pack, union, without, withoutAtMost } from './cards.ts';
import type { State } from './state.ts';

/**
 * What players know of each other's cards (section 6 of RULES.md), because a Switch showed them. A card is known only
 * while the holder certainly has it, in hand or revolver: cards that move unseen end that.
 */
const place = (state: State, viewer: Seat, holder: Seat): number => viewer * state.players.length + holder;

export const seenBy = (state: State, viewer: Seat, holder: Seat): Pack =>
  state.seen[place(state, viewer, holder)] ?? NO_CARDS;

const setKnown = (state: State, viewer: Seat, holder: Seat, cards: Pack): void => {
  state.seen[place(state, viewer, holder)] = cards;
};

/** The viewer saw the holder get these cards. */
export const sawGet = (state: State, viewer: Seat, holder: Seat, cards: Pack): void =>
  setKnown(state, viewer, holder, union(seenBy(state, viewer, holder), cards));

/** The viewer saw these cards leave the holder. */
export const sawLeave = (state: State, viewer: Seat, holder: Seat, cards: Pack): void => {
  const known = seenBy(state, viewer, holder);
  if (known !== NO_CARDS) setKnown(state, viewer, holder, withoutAtMost(known, cards));
};

/** Everybody saw these cards leave the holder. */
export function allSawLeave(state: State, holder: Seat, cards: Pack): void {
  const seats = state.players.length;
  for (let viewer = 0; viewer < seats; viewer++) sawLeave(state, seat(viewer), holder, cards);
}

/** `count` cards left the holder's hand. All but the witnesses don't know which. */
export function lostUnseen(state: State, holder: Seat, count: number, witnesses: readonly Seat[]): void {
  for (const viewer of seatsOf(state.players.length)) {
    const known = seenBy(state, viewer, holder);
    if (known !== NO_CARDS && !witnesses.includes(viewer)) setKnown(state, viewer, holder, lessOfEach(known, count));
  }
}

/** Like `lostUnseen`, for one card from the revolver, which can't have been an event card. */
export function lostFromRevolver(state: State, holder: Seat): void {
  for (const viewer of seatsOf(state.players.length)) {
    const known = seenBy(state, viewer, holder);
    const loadable = loadablePart(known);
    if (loadable !== NO_CARDS)
      setKnown(state, viewer, holder, union(without(known, loadable), lessOfEach(loadable, 1)));
  }
}
