import {
  below,
  choose,
  deriveSeed,
  type Input,
  moveInput,
  parseOptions,
  type Rng,
  randomInput,
  rngFrom,
  type Seat,
  type Seed,
  seatsOf,
  seedOf,
} from '@saloon/kernel';
import fc from 'fast-check';
import { wrightBrothers } from '../index.ts';
import type { Event, Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import { playerAt, type State } from '../rules/state.ts';

/** Any options of section 8, with few rounds so that many games can be played. */
const anyOptions = fc
  .record({
    rounds: fc.integer({ min: 1, max: 2 }),
    pace: fc.constantFrom('live', 'live', 'live', 'correspondence'),
    raceMode: fc.constantFrom('realtime', 'realtime', 'sealed'),
    sheriffPlacement: fc.constantFrom('shuffle', 'spread'),
    stallLaps: fc.integer({ min: 1, max: 5 }),
    missOrder: fc.constantFrom('hand-order', 'reverse-hand-order'),
    finalTie: fc.constantFrom('shared', 'round-wins', 'extra-round'),
    duelCards: fc.constantFrom('loot', 'hand', 'bottom'),
    earlySlapFoul: fc.boolean(),
    foulTie: fc.constantFrom('fouler', 'opponent'),
    antiMash: fc.boolean(),
    lagCapMs: fc.integer({ min: 0, max: 400 }),
    raceTimeoutMs: fc.integer({ min: 2000, max: 15_000 }),
    duelWindowMs: fc.integer({ min: 1500, max: 6000 }),
  })
  .map((given): Options => {
    const parsed = parseOptions(wrightBrothers.options, given);
    if (!parsed.ok) throw new Error(`Cannot use the options: ${JSON.stringify(parsed.problems)}`);
    return parsed.options;
  });
/** A table of two to five with any options, and the number of a random game at it. */
export const anyGame = fc.record({
  seats: fc.integer({ min: 2, max: 5 }),
  options: anyOptions,
  number: fc.noShrink(fc.nat()),
});
export type AnyTable = { readonly seats: number; readonly options: Options; readonly number: number };

/** One input of a random game: the states before and after it, and its events. */
export type Step = {
  readonly before: State;
  readonly after: State;
  readonly input: Input<Move>;
  readonly events: readonly Event[];
  readonly rng: Rng;
};

/** One input in this many comes from the table: a latency measurement, or a player who leaves or returns. */
const disturbance = (state: State): number => (state.phase === 'turn' ? 15 : 5);
/** Longer than any game of two rounds can be; the termination has its own test. */
const PATIENCE = 20_000;

/** The next input of a random game with slow connections and players who leave and return. */
export function nextInput(state: State, rng: Rng): Input<Move> {
  const at = state.at + below(rng, 300);
  const by = choose(rng, seatsOf(state.players.length));
  if (below(rng, disturbance(state)) === 0) {
    if (below(rng, 3) === 0) {
      return { type: 'lag', at, seat: by, roundTrip: below(rng, 5) === 0 ? 'local' : below(rng, 500) };
    }
    const { isAway } = playerAt(state, by);
    if (isAway || below(rng, 4) === 0) return { type: isAway ? 'return' : 'leave', at, seat: by };
  }
  const input = slapNow(state, at, by, rng) ?? randomInput(wrightBrothers, state, rng);
  // A bot's reaction is its true time (WB-BOT-1), so it has none to claim.
  const canClaim = input.type === 'move' && !playerAt(state, input.seat).isLocal && below(rng, 2) === 0;
  return canClaim ? { ...input, reaction: below(rng, 1500) } : input;
}

/** In a race most moves are loads, so random players would hardly ever slap. */
function slapNow(state: State, at: number, by: Seat, rng: Rng): Input<Move> | undefined {
  const slap = wrightBrothers.legalMoves(state, by).find(({ type }) => type === 'slap');
  const deadline = wrightBrothers.deadline(state);
  const isLate = deadline !== undefined && deadline.at <= at;
  return slap === undefined || isLate || below(rng, 2) === 0
    ? undefined
    : moveInput(wrightBrothers, state, { at, seat: by, move: slap });
}

/** The seed of the numbered game; the walk itself has another. */
export const seedOfGame = (number: number): Seed => deriveSeed(seedOf(number), 'game');

/** Plays a random game to its end and calls `look` for every step. */
export function walk({ seats, options, number }: AnyTable, look: (step: Step) => void): State {
  const rng = rngFrom(seedOf(number));
  const state = wrightBrothers.setup(options, seats, seedOfGame(number));
  for (let played = 0; played < PATIENCE && wrightBrothers.outcome(state) === undefined; played++) {
    const before = wrightBrothers.clone(state);
    const input = nextInput(state, rng);
    const events: Event[] = [];
    wrightBrothers.apply(state, input, (event) => events.push(event));
    look({ before, after: state, input, events, rng });
  }
  if (wrightBrothers.outcome(state) === undefined) throw new Error(`Cannot find the end of game ${number}`);
  return state;
}
