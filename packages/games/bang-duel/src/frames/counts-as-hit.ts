import type { Seat } from '@saloon/kernel';
import * as abilities from '../abilities.ts';
import type { Kind } from '../card-ids.ts';
import * as cardIds from '../card-ids.ts';
import * as allCards from '../cards/index.ts';
import { CARD_NAMES } from '../data.ts';
import * as hands from '../hand.ts';
import * as moveTable from '../move-table.ts';
import * as offering from '../offers.ts';
import type { State } from '../state.ts';
import { traitBit } from '../traits.ts';

// Held here: an imported name is looked up and checked at each use (docs/architecture.md, "Where speed comes from").
const { worksFor } = abilities;
const { NAME_OF } = cardIds;
const { IS_HIT } = allCards;
const { handOf } = hands;
const { DECLINE, DISCARDS } = moveTable;
const { offer } = offering;
// `…Here`: an exported name is looked up at each use in its own file too, so this file has a second one.

const MISSED_AS_COLT = traitBit('missed-as-colt');
const ANYTHING_AS_COLT = traitBit('anything-as-colt');
const MISSED = CARD_NAMES.indexOf('missed');

/** BD-CARD-DUEL, BD-CARD-INDIANS: hit cards; with an active Annie Oakley also Missed!, with an active Tuco any card (BD-RULING-12). */
const countsAsHitHere = (state: State, by: Seat, kind: Kind): boolean => {
  if (IS_HIT[kind] === 1) return true;
  const traits = worksFor(state, by);
  if ((traits & MISSED_AS_COLT) !== 0 && NAME_OF[kind] === MISSED) return true;
  return (traits & ANYTHING_AS_COLT) !== 0 && state.options.tucoInDuels;
};
export const countsAsHit = countsAsHitHere;

/** One such card, or nothing. */
export function offerHitCards(state: State, by: Seat): void {
  const hand = handOf(state, by);
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const kind = (hand[i] ?? 0) >> 3;
    if (kind !== last && countsAsHitHere(state, by, kind)) offer(DISCARDS, kind);
    last = kind;
  }
  offer(DECLINE);
}
