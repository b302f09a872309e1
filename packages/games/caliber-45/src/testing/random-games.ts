import { type Input, parseOptions, type Rng, randomInput, rngFrom, seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { caliber45 } from '../index.ts';
import type { Event, Move } from '../rules/moves.ts';
import { type Options, TEAMS } from '../rules/options.ts';
import type { State } from '../rules/state.ts';

/** Random options of section 8, with both limits on so that every game ends. */
const anyOptions = fc
  .record({
    teams: fc.constantFrom(...TEAMS),
    target: fc.constantFrom('500', '1000', '1650'),
    allowPass: fc.boolean(),
    capAgainstGuards: fc.boolean(),
    sheriffCredit: fc.boolean(),
    dynamiteMercy: fc.constantFrom('vote', 'always', 'never'),
    bailTokens: fc.constantFrom('unlimited', 'limited'),
    idleRoundLimit: fc.integer({ min: 1, max: 6 }),
    maxRobberies: fc.integer({ min: 5, max: 30 }),
    teamHands: fc.constantFrom('hidden', 'shared'),
    showSeenCowboys: fc.boolean(),
  })
  .map((given): Options => {
    const parsed = parseOptions(caliber45.options, given);
    if (!parsed.ok) throw new Error(`Cannot use the options: ${JSON.stringify(parsed.problems)}`);
    return parsed.options;
  });

export type AnyTable = { readonly seats: number; readonly options: Options; readonly number: number };

/** Any number of seats, any options, and the seed of a random game. */
export const anyGame: fc.Arbitrary<AnyTable> = fc
  .record({ size: fc.nat(1000), options: anyOptions, number: fc.noShrink(fc.nat()) })
  .map(({ size, options, number }) => {
    const { min, max } = caliber45.seats(options);
    return { seats: min + (size % (max - min + 1)), options, number };
  });

/** One input of a random game, the states before and after it, and its events. */
export type Step = {
  readonly before: State;
  readonly after: State;
  readonly input: Input<Move>;
  readonly events: readonly Event[];
  readonly rng: Rng;
};

/** More inputs than any game takes. */
const PATIENCE = 20_000;

/** Plays a random game to its end and calls `look` for every step. */
export function walk({ seats, options, number }: AnyTable, look: (step: Step) => void): State {
  const rng = rngFrom(seedOf(number));
  const state = caliber45.setup(options, seats, seedOf(number));
  for (let played = 0; played < PATIENCE && caliber45.outcome(state) === undefined; played++) {
    const before = caliber45.clone(state);
    const input = randomInput(caliber45, state, rng);
    const events: Event[] = [];
    caliber45.apply(state, input, (event) => events.push(event));
    look({ before, after: state, input, events, rng });
  }
  if (caliber45.outcome(state) === undefined) throw new Error(`Cannot find the end of game ${number}`);
  return state;
}
