import { itemAt, type Seat } from '@saloon/kernel';
import { worksFor } from '../abilities.ts';
import { type Kind, NAME_OF } from '../card-ids.ts';
import { IS_HIT } from '../cards/index.ts';
import { CARD_NAMES } from '../data.ts';
import { handOf } from '../hand.ts';
import { DECLINE, DISCARDS } from '../move-table.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { traitBit } from '../traits.ts';

const MISSED_AS_COLT = traitBit('missed-as-colt');
const ANYTHING_AS_COLT = traitBit('anything-as-colt');
const MISSED = CARD_NAMES.indexOf('missed');

/** BD-CARD-DUEL, BD-CARD-INDIANS: hit cards; with an active Annie Oakley also Missed!, with an active Tuco any card (BD-RULING-12). */
const countsAsHit = (state: State, by: Seat, kind: Kind): boolean => {
  if (IS_HIT[kind] === 1) return true;
  const traits = worksFor(state, by);
  if ((traits & MISSED_AS_COLT) !== 0 && NAME_OF[kind] === MISSED) return true;
  return (traits & ANYTHING_AS_COLT) !== 0 && state.options.tucoInDuels;
};

/** Offers each such card, and to decline. */
export function offerHitCards(state: State, by: Seat, moves: Move[]): void {
  const hand = handOf(state, by);
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const kind = (hand[i] ?? 0) >> 3;
    if (kind !== last && countsAsHit(state, by, kind)) moves.push(itemAt(DISCARDS, kind));
    last = kind;
  }
  moves.push(DECLINE);
}
