import { type Seat, seat } from '@saloon/kernel';
import { countOf, JOKER, MISS, ordinaryPart, sizeOf } from '../rules/cards.ts';
import { bestReading, type Reading, sizeOfSet, valueOfSet } from '../rules/showdown.ts';
import { hasHandDown, isDuelGame, playerAt, type Race, type State } from '../rules/state.ts';

/** By the number of loaded cards: how often the best set has each size, counted over nine thousand rounds. */
const SETS: readonly (readonly number[])[] = [
  [1],
  [0.04, 0.96],
  [0, 0.09, 0.91],
  [0, 0.01, 0.32, 0.67],
  [0, 0, 0.14, 0.45, 0.41],
  [0, 0, 0.06, 0.36, 0.39, 0.19],
  [0, 0, 0.02, 0.24, 0.42, 0.24, 0.08],
  [0, 0, 0.01, 0.14, 0.38, 0.34, 0.1, 0.03],
  [0, 0, 0, 0.06, 0.3, 0.4, 0.17, 0.07],
];
const MOST_LOADED = SETS.length - 1;
const SIZES = 12;
const EXACTLY = SETS.map((odds) => Float64Array.from({ length: SIZES }, (_, size) => odds[size] ?? 0));
const MORE = SETS.map((odds) =>
  Float64Array.from({ length: SIZES }, (_, size) => odds.slice(size + 1).reduce((sum, odd) => sum + odd, 0)),
);

/** What a Miss of one's own adds to the set in a race, and what others' Misses cost a set of sevens, in cards. */
const OWN_MISS = 0.35;
const SEVENS = -0.4;

/** The average share of the loot for a seat in a race, by what it has loaded and how fast it is. */
export function shareInRace(state: State, me: Seat, starter: Seat | undefined, race: Race | undefined): number {
  const { revolver } = playerAt(state, me);
  const reading = bestReading(ordinaryPart(revolver), countOf(revolver, JOKER));
  const shift = OWN_MISS * countOf(revolver, MISS) + (valueOfSet(reading) === 7 ? SEVENS : 0);
  const seats = state.players.length;
  const isDuel = isDuelGame(state);
  const isDown = starter === me || (race !== undefined && hasHandDown(state, me));
  const racers = starter === undefined ? seats : seats - 1;
  const waiting = racers - (race?.hands.length ?? 0);
  // A rival who has not slapped yet may be the one shut out. For this seat that is counted below.
  const isRivalIn = isDown && !isDuel ? 1 - 1 / Math.max(1, starter === me ? racers : waiting) : 1;
  let share = 1;
  for (let i = 0; i < seats; i++) {
    if (i === me) continue;
    const rival = seat(i);
    const precedence = starter === me ? 1 : starter === rival ? 0 : isDown ? 0.8 : 0.4;
    const above = chanceAbove(sizeOf(playerAt(state, rival).revolver), reading, shift, precedence);
    share *= 1 - (starter === rival ? 1 : isRivalIn) * above * (isDuel ? 1 : 0.5);
  }
  if (isDuel) return isDown ? share : share * (race === undefined || race.hands.length === 0 ? 0.9 : 0.7);
  return 0.5 * share * (isDown ? 1 : 1 - 1 / Math.max(1, waiting));
}

/** How likely a player with `loaded` cards ranks above a reading. `precedence` is the chance to win ties. */
function chanceAbove(loaded: number, reading: Reading, shift: number, precedence: number): number {
  const row = Math.min(loaded, MOST_LOADED);
  const size = sizeOfSet(reading);
  const here = aboveSize(
    row,
    size,
    reading === 0 ? 1 - precedence : (7 - valueOfSet(reading) + 0.5 - 0.5 * precedence) / 7,
  );
  if (shift === 0) return here;
  const part = Math.min(1, Math.abs(shift));
  const next = shift > 0 ? aboveSize(row, size + 1, 0.5) : aboveSize(row, Math.max(0, size - 1), 0.5);
  return (1 - part) * here + part * next;
}

const aboveSize = (row: number, size: number, inTie: number): number =>
  (MORE[row]?.[size] ?? 0) + (EXACTLY[row]?.[size] ?? 0) * inTie;
