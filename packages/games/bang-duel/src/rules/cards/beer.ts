import { heal } from '../health.ts';
import { apOf, isSole, ppOf } from '../spots.ts';
import { card } from './card.ts';

/** BD-CARD-BEER Your AP and PP regain 1 health each, a sole character 1. */
export const beer = card('action', {
  name: 'beer',
  aiming: 'no-aim',
  play: (state, by, _aim, emit) => {
    heal(state, apOf(state, by), 1, emit);
    if (!isSole(state, by)) heal(state, ppOf(state, by), 1, emit);
  },
});
