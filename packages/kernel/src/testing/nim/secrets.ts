import type { Seat, Viewer } from '../../ids.ts';
import { itemAt } from '../../pick.ts';
import { forkRng, type Rng, shuffle } from '../../rng.ts';
import type { Event, State, View } from './state.ts';

export const view = (state: State, viewer: Viewer): View => ({
  heap: state.heap,
  turn: state.turn,
  active: state.active,
  cards: state.cards.map((card, i) => (i === viewer || state.heap === 0 ? card : 'face-down')),
  deck: state.deck.length,
  discard: state.discard.slice(),
  taken: state.taken.slice(),
  grabbed: state.grabbed.slice(),
  fidgets: state.fidgets.slice(),
  away: state.away.slice(),
});

export const redact = (event: Event, viewer: Viewer): Event =>
  (event.type === 'dealt' || event.type === 'swapped') && event.seat !== viewer
    ? { ...event, card: 'face-down' }
    : event;

export function redeal(state: State, me: Seat | undefined, rng: Rng): State {
  const dealt = clone(state);
  const isHidden = (i: number) => i !== me && state.heap > 0;
  const unseen = [...state.deck, ...state.cards.filter((_, i) => isHidden(i))].sort((a, b) => a - b);
  shuffle(rng, unseen);
  dealt.cards = state.cards.map((card, i) => (isHidden(i) ? itemAt(unseen.splice(0, 1), 0) : card));
  dealt.deck = unseen;
  dealt.rng = forkRng(rng);
  return dealt;
}

export const clone = (state: State): State => ({
  ...state,
  cards: state.cards.slice(),
  deck: state.deck.slice(),
  discard: state.discard.slice(),
  taken: state.taken.slice(),
  grabbed: state.grabbed.slice(),
  fidgets: state.fidgets.slice(),
  away: state.away.slice(),
  roundTrips: state.roundTrips.slice(),
  rng: state.rng.slice() as Rng,
});
