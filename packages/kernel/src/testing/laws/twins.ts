import type { AnyGame } from '../../game.ts';
import { canonicalJson } from '../../hash.ts';
import { type Seat, seatsOf } from '../../ids.ts';
import type { Input } from '../../input.ts';
import { nextInputs } from '../../perft.ts';
import { choose, cloneRng, forkRng, type Rng, shuffle } from '../../rng.ts';
import { same } from '../data.ts';
import { generatorsIn } from '../generators.ts';
import { type Law, lawOfMoments } from '../law.ts';
import { played, redacted, sharedInputs } from './events.ts';

/**
 * Inputs of one seat that are tried in each position, and how often the first of them is retried with other random
 * numbers.
 */
const CHOICES = 12;
const LUCKS = 3;
/** Pairs of indistinguishable states to follow for each seat, and the number of inputs to follow them for. */
const PAIRS = 2;
const FOLLOWED = 8;

/**
 * If a seat can't tell two games apart, because another seat chose in secret or drew other random numbers, then both
 * are re-dealt to the same state for as long as that lasts. This finds secrets that a re-deal leaves unchanged. The
 * other laws miss those, because the re-dealt state looks right.
 */
export const redealKeepsNoSecret: Law = lawOfMoments(
  'two games that differ only in secrets are re-dealt to the same state',
  ({ game }, { state, rng }) => {
    const seats = seatsOf(game.seatCount(state));
    const by = choose(rng, seats);
    const worlds = worldsAfter(game, state, by, rng);
    for (const me of seats.filter((seat) => seat !== by)) {
      const pairs = twinsIn(game, worlds, me);
      shuffle(rng, pairs);
      for (const pair of pairs.slice(0, PAIRS)) follow(game, pair, me, rng);
    }
  },
);

type Twins = readonly [World, World];

/** Pairs each state with an earlier one that looks the same to the seat. */
function twinsIn(game: AnyGame, worlds: readonly World[], me: Seat): Twins[] {
  const firsts = new Map<string, World>();
  return worlds.flatMap((world) => {
    const seen = seenBy(game, world, me);
    const twin = firsts.get(seen);
    if (twin !== undefined) return [[twin, world]];
    firsts.set(seen, world);
    return [];
  });
}

/** Plays both states on with the same inputs and re-deals both, until the seat can tell them apart. */
function follow(game: AnyGame, twins: Twins, me: Seat, rng: Rng): void {
  let [one, two] = twins;
  for (let i = 0; i < FOLLOWED && seenBy(game, one, me) === seenBy(game, two, me); i++) {
    const last = forkRng(rng);
    const again = game.redeal(two.after, me, cloneRng(last));
    const told = `A re-deal for seat ${me}, ${i} inputs after ${JSON.stringify(twins[0].input)} or ${JSON.stringify(twins[1].input)}`;
    same(told, again, game.redeal(one.after, me, last));
    const inputs = sharedInputs(game, one.after, two.after, rng).filter(({ type }) => type !== 'leave');
    if (inputs.length === 0) return;
    const input = choose(rng, inputs);
    [one, two] = [worldOf(game, one.after, input), worldOf(game, two.after, input)];
    // After the end nothing is hidden, and no bot searches.
    if (game.outcome(one.after) !== undefined || game.outcome(two.after) !== undefined) return;
  }
}

export type World = { readonly input: Input<unknown>; readonly after: unknown; readonly events: readonly unknown[] };

export const worldOf = (game: AnyGame, from: unknown, input: Input<unknown>): World => {
  const { state: after, events } = played(game, from, input);
  return { input, after, events };
};

const seenBy = (game: AnyGame, { after, events }: World, me: Seat): string =>
  canonicalJson([redacted(game, events, me), game.view(after, me)]);

/** The states after one seat's inputs or a timer, except those that end the game. */
function worldsAfter(game: AnyGame, state: unknown, by: Seat, rng: Rng): readonly World[] {
  const inputs = nextInputs(game, state, true).filter((input) => input.type === 'timer' || input.seat === by);
  shuffle(rng, inputs);
  const chosen = inputs.slice(0, CHOICES).map((input) => worldOf(game, state, input));
  const lucks = inputs
    .slice(0, 1)
    .flatMap((input) => Array.from({ length: LUCKS }, () => worldOf(game, withOtherLuck(state, rng), input)));
  return [...chosen, ...lucks].filter(({ after }) => game.outcome(after) === undefined);
}

/** The same state with other generators, so that everything still to be drawn differs. */
export function withOtherLuck(state: unknown, rng: Rng): unknown {
  const other: unknown = structuredClone(state);
  for (const generator of generatorsIn(other)) generator.splice(0, generator.length, ...forkRng(rng));
  return other;
}
