import { type Seat, seat } from '@saloon/kernel';
import { countOf, JOKER, loadablePart, MISS, ordinaryPart, sizeOf, union } from '../../rules/cards.ts';
import { bestReading, sizeOfSet, valueOfSet } from '../../rules/showdown.ts';
import { type Hand, hasHandDown, playerAt, type Race, type State } from '../../rules/state.ts';
import { kindToCollect } from '../set-strength.ts';

/**
 * Inputs of the net for races of three or more players: what the seat has loaded, who was fast, and what others show.
 */
export const RACE_FEATURES = [
  'loot',
  'set',
  'value',
  'sevens',
  'no-set',
  'jokers',
  'misses',
  'loaded',
  'not-loaded',
  'i-started',
  'nobody-started',
  'my-hand-down',
  'hands-down',
  'time',
  'my-time',
  'before-me',
  'still-to-come',
  'last-to-come',
  'most-loaded',
  'ahead-in-loaded',
  'set-ahead',
  'three-players',
  'four-players',
  'five-players',
  'left-1-loaded',
  'left-1-started',
  'left-1-down',
  'left-2-loaded',
  'left-2-started',
  'left-2-down',
  'left-3-loaded',
  'left-3-started',
  'left-3-down',
  'left-4-loaded',
  'left-4-started',
  'left-4-down',
] as const;

/** Fills `x`. All features are scaled to about the same size, near zero. */
export function raceFeatures(
  state: State,
  race: Race,
  me: Seat,
  x = new Float64Array(RACE_FEATURES.length),
): Float64Array {
  x.fill(0);
  const seats = state.players.length;
  const { hand, revolver } = playerAt(state, me);
  const reading = bestReading(ordinaryPart(revolver), countOf(revolver, JOKER));
  const size = sizeOfSet(reading);
  const loaded = sizeOf(revolver);
  const all = union(loadablePart(hand), revolver);
  const wanted = kindToCollect(all);
  x[0] = state.loot.length / 10 - 1;
  x[1] = size / 2 - 1.5;
  x[2] = valueOfSet(reading) / 3 - 1.33;
  x[3] = valueOfSet(reading) === 7 ? 1 : 0;
  x[4] = reading === 0 ? 1 : 0;
  x[5] = countOf(revolver, JOKER) / 2;
  x[6] = countOf(revolver, MISS);
  x[7] = loaded / 2 - 1.5;
  x[8] = wanted === undefined ? 0 : (countOf(all, JOKER) + countOf(all, wanted) - size) / 2;
  lookAtHands(state, race, me, x);
  const most = lookAtRivals(state, race, me, x);
  x[18] = most / 2 - 1.5;
  x[19] = (loaded - most) / 2;
  x[20] = (size - most) / 2;
  x[18 + seats] = 1;
  return x;
}

/** Whose hand is down, and how fast it was. */
function lookAtHands(state: State, { starter, hands, startedAt }: Race, me: Seat, x: Float64Array): void {
  const racers = starter === undefined ? state.players.length : state.players.length - 1;
  const waiting = racers - hands.length;
  const mine = handOf(hands, me);
  x[9] = starter === me ? 1 : 0;
  x[10] = starter === undefined ? 1 : 0;
  x[11] = starter === me || mine !== undefined ? 1 : 0;
  x[12] = hands.length / 2;
  x[13] = (state.at - startedAt) / 300;
  if (mine !== undefined) {
    x[14] = mine.e / 100 - 3;
    x[15] = hands.filter(({ e }) => e < mine.e).length / 2;
  }
  x[16] = waiting / 2;
  x[17] = waiting <= 1 ? 1 : 0;
}

function handOf(hands: readonly Hand[], by: Seat): Hand | undefined {
  for (const hand of hands) if (hand.seat === by) return hand;
  return undefined;
}

/** Returns the number of cards in the fullest rival revolver. */
function lookAtRivals(state: State, race: Race, me: Seat, x: Float64Array): number {
  const seats = state.players.length;
  let most = 0;
  for (let i = 1; i < seats; i++) {
    const rival = seat((me + i) % seats);
    const loaded = sizeOf(playerAt(state, rival).revolver);
    most = Math.max(most, loaded);
    x[21 + 3 * i] = loaded / 2 - 1.5;
    x[22 + 3 * i] = race.starter === rival ? 1 : 0;
    x[23 + 3 * i] = hasHandDown(state, rival) ? 1 : 0;
  }
  return most;
}
