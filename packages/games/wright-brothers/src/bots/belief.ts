import { type Seat, seat } from '@saloon/kernel';
import { countOf, JOKER, ordinaryPart, sizeOf } from '../rules/cards.ts';
import { bestReading, sizeOfSet } from '../rules/showdown.ts';
import { playerAt, type State } from '../rules/state.ts';

/** By the number of loaded cards: how many are outside the best set if they are dealt at random. */
const LOOSE_AT_RANDOM = [0, 0.03, 0.75, 1.3, 1.95, 2.6, 3.3, 4, 4.8] as const;
const MOST_LOADED = LOOSE_AT_RANDOM.length - 1;

/**
 * A deal is fully believed up to this share of the loose cards of a random deal, and hardly at all with all of them.
 */
const FEW = 0.6;
const HARDLY = 0.03;

/** Players don't load at random: most loaded cards are of one denomination, or Jokers. */
export function belief(state: State, me: Seat): number {
  if (state.division !== undefined) return 1;
  let loose = 0;
  let atRandom = 0;
  for (let i = 0; i < state.players.length; i++) {
    if (i === me) continue;
    const { revolver } = playerAt(state, seat(i));
    const loaded = sizeOf(revolver);
    loose += loaded - sizeOfSet(bestReading(ordinaryPart(revolver), countOf(revolver, JOKER)));
    atRandom += LOOSE_AT_RANDOM[Math.min(loaded, MOST_LOADED)] ?? 0;
  }
  if (loose <= FEW * atRandom) return 1;
  return Math.max(HARDLY, (atRandom - loose) / ((1 - FEW) * atRandom));
}
