import { type CardId, countOf, JOKER, kindOf, packOf, withoutAtMost } from '../rules/cards.ts';
import type { Cards } from '../rules/moves.ts';
import { keyOf } from '../rules/sealed.ts';
import { bestReading, sizeOfSet, valueOfSet } from '../rules/showdown.ts';

/** The best set of a revolver, with the Jokers in it. All 0 without an ordinary card (WB-JOKER-4). */
export type BestSet = { readonly size: number; readonly value: number; readonly jokers: number };

/** WB-JOKER-3: what a revolver is worth after cancellations. */
export function bestSet(revolver: Cards, cancelled: Cards = []): BestSet {
  const live = withoutAtMost(packOf(revolver), packOf(cancelled));
  const jokers = countOf(live, JOKER);
  const reading = bestReading(live, jokers);
  return { size: sizeOfSet(reading), value: valueOfSet(reading), jokers: reading === 0 ? 0 : jokers };
}

/** WB-SEAL-3: how fast a sealed choice is. */
export const sealedSpeed = (quick: CardId | undefined, load: Cards): number =>
  keyOf({ quick: quick === undefined ? undefined : kindOf(quick), load: packOf(load) });
