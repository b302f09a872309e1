import { type Input, parseOptions, rngFrom, seedOf } from '@saloon/kernel';
import { everybodyHere, roamInput } from '@saloon/kernel/testing';
import fc from 'fast-check';
import { coltExpress } from '../index.ts';
import type { Event, Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';

/** Any options of section 8. */
const anyOptions = fc
  .record({
    mode: fc.constantFrom('standard', 'two-bandits'),
    preset: fc.constantFrom('advanced', 'advanced', 'basic'),
    abilities: fc.boolean(),
    events: fc.boolean(),
    stations: fc.boolean(),
    expert: fc.boolean(),
    characterSelection: fc.constantFrom('choose', 'random'),
    teamSelection: fc.constantFrom('choose', 'random'),
    tucoBothWays: fc.boolean(),
    duoStartPurses: fc.constantFrom('per-bandit', 'per-player'),
    pileView: fc.constantFrom('history', 'top-only'),
    pace: fc.constantFrom('live', 'correspondence', 'untimed'),
  })
  .map((given): Options => {
    const parsed = parseOptions(coltExpress.options, given);
    if (!parsed.ok) throw new Error(`Cannot use the options: ${JSON.stringify(parsed.problems)}`);
    return parsed.options;
  });

/** A table of two to six with any options, and the number of a random game at it. */
export const anyGame = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  options: anyOptions,
  number: fc.noShrink(fc.nat(1_000_000)),
});
export type AnyTable = { readonly seats: number; readonly options: Options; readonly number: number };

/** One input of a random game: the states before and after it, and its events. */
export type Step = {
  readonly before: State;
  readonly after: State;
  readonly input: Input<Move>;
  readonly events: readonly Event[];
};

/** Longer than any game, even with players who leave and return. */
const PATIENCE = 3000;

/** Plays a random game with players who leave and return, and calls `look` for every step. */
export function walk({ seats, options, number }: AnyTable, look: (step: Step) => void): State {
  const rng = rngFrom(seedOf(number));
  const state = coltExpress.setup(options, seats, seedOf(number));
  const here = everybodyHere(seats);
  for (let played = 0; played < PATIENCE && coltExpress.outcome(state) === undefined; played++) {
    const before = coltExpress.clone(state);
    const input = roamInput(coltExpress, state, rng, here) as Input<Move>;
    const events: Event[] = [];
    coltExpress.apply(state, input, (event) => events.push(event));
    look({ before, after: state, input, events });
  }
  if (coltExpress.outcome(state) === undefined) throw new Error(`Cannot find the end of game ${number}`);
  return state;
}
