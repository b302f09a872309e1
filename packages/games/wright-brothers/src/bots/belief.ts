import { type Seat, seat } from '@saloon/kernel';
import { countOf, JOKER, ordinaryPart, sizeOf } from '../rules/cards.ts';
import { bestReading, sizeOfSet } from '../rules/showdown.ts';
import { playerAt, type State } from '../rules/state.ts';

/** Of so many loaded cards, how many lie outside the best set when they are dealt at random. */
const LOOSE_AT_RANDOM = [0, 0.03, 0.75, 1.3, 1.95, 2.6, 3.3, 4, 4.8] as const;
const MOST_LOADED = LOOSE_AT_RANDOM.length - 1;

/** A deal with no more than this part of the loose cards of a random one is likely; one with all of them hardly is. */
const FEW = 0.6;
const HARDLY = 0.03;

/** Nobody loads cards at random: what others have loaded is mostly one denomination, with Jokers. */
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
