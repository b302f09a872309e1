import type { Seat } from '@saloon/kernel';
import { kindOn, type PileCard, playerOf } from '../rules/pile.ts';
import { isSecret } from '../rules/redeal-cards.ts';
import type { State } from '../rules/state.ts';
import { planPrior } from './move-priors.ts';

/** A card with this prior or more is fully believed. */
const SENSIBLE = 2;

/** How plausible the face-down cards of a deal are: few players rob an empty car or climb away from a jewel. */
export function belief(state: State, me: Seat): number {
  let trust = 1;
  for (let i = state.resolved; i < state.pile.length; i++) {
    const card = state.pile[i] as PileCard;
    const by = playerOf(card);
    if (by === me || !isSecret(state, card, i, by)) continue;
    const appeal = planPrior(state, by, kindOn(card), i);
    if (appeal < SENSIBLE) trust *= appeal / SENSIBLE;
  }
  return trust;
}
