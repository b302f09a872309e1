import { below, type Emit, rngFrom, type Seed, seat } from '@saloon/kernel';
import { NO_CARDS } from './cards.ts';
import { MAX_SEATS, MIN_SEATS } from './data.ts';
import { dealRound } from './deal.ts';
import type { Event } from './moves.ts';
import type { Options } from './options.ts';
import { isFairRace, NEVER, type Player, type State, unmeasured } from './state.ts';

/** Two to five. If the host picks the first player, that seat must exist (option `firstSeat`). */
export const seats = (options: Options) => ({
  min: options.firstPlayer === 'random' ? MIN_SEATS : Math.max(MIN_SEATS, options.firstSeat + 1),
  max: MAX_SEATS,
});

export const setup = (options: Options, count: number, seed: Seed, emit?: Emit<Event>): State =>
  deal(options, count, seed, 4, emit);

/** The setup of version 3, whose fourth sheriff gave the signal himself (WB-SHER-4). */
export const setupV3 = (options: Options, count: number, seed: Seed, emit?: Emit<Event>): State =>
  deal(options, count, seed, 3, emit);

/** The setup of version 2, whose races showed hands as they fell (WB-TIME-11). */
export const setupV2 = (options: Options, count: number, seed: Seed, emit?: Emit<Event>): State =>
  deal(options, count, seed, 2, emit);

/** The setup of version 1, which also listed every set of cards to load however large the hand (WB-LOAD-11). */
export const setupV1 = (options: Options, count: number, seed: Seed, emit?: Emit<Event>): State =>
  deal(options, count, seed, undefined, emit);

function deal(
  options: Options,
  count: number,
  seed: Seed,
  rules: State['rules'],
  emit: Emit<Event> | undefined,
): State {
  const { min, max } = seats(options);
  if (!(min <= count && count <= max)) throw new RangeError(`Cannot seat ${count}: the game takes ${min} to ${max}`);
  const rng = rngFrom(seed);
  // WB-SETUP-8, WB-ENG-7: this is the generator's first draw.
  const first = seat(options.firstPlayer === 'random' ? below(rng, count) : options.firstSeat);
  const state: State = {
    options,
    rules,
    rng,
    at: 0,
    phase: 'turn',
    round: 0,
    turn: 0,
    races: 0,
    first,
    active: first,
    passStreak: 0,
    deck: [],
    buried: [],
    loot: [],
    sheriffs: 0,
    metBy: [],
    bonus: [],
    players: Array.from({ length: count }, () => newPlayer(rules)),
    seen: Array.from({ length: count * count }, () => NO_CARDS),
    taking: undefined,
    duel: undefined,
    arrivedAt: undefined,
    race: undefined,
    division: undefined,
    timerId: 0,
    timerAt: undefined,
  };
  dealRound(state, first, emit);
  return state;
}

/** WB-TIME-2: a connection that has not been measured is credited nothing. */
const newPlayer = (rules: State['rules']): Player => ({
  hand: NO_CARDS,
  revolver: NO_CARDS,
  helpers: 0,
  score: 0,
  firstPlaces: 0,
  slowCount: 0,
  isAway: false,
  isReady: false,
  roundTrip: isFairRace({ rules }) ? 0 : unmeasured.roundTrip,
  isLocal: false,
  pressedAt: NEVER,
});
