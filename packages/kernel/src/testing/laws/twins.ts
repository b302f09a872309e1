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

/** So many choices of somebody are tried at each moment, and the first of them with so many kinds of luck. */
const CHOICES = 12;
const LUCKS = 3;
/** Of what each seat cannot tell apart so many pairs are followed, so many inputs on. */
const PAIRS = 2;
const FOLLOWED = 8;

/**
 * Two games that a seat cannot tell apart, because another chose in secret or drew with other luck, are dealt again alike, and
 * so they are for as long as it cannot. A secret that a re-deal leaves where it is would get past all other laws: it looks the
 * same, and the same again.
 */
export const redealKeepsNoSecret: Law = lawOfMoments(
  'two games that differ in secrets alone are dealt again alike',
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

/** Each world that looks like one before it, with that one. */
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

/** Plays both on by the same inputs, and deals both again, until the seat can tell them apart. */
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
    // When it is over nothing is hidden any more, and nobody searches.
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

/** What may come of this moment by what one of them does now, unless it ends the game. */
function worldsAfter(game: AnyGame, state: unknown, by: Seat, rng: Rng): readonly World[] {
  const inputs = nextInputs(game, state, true).filter((input) => input.type === 'timer' || input.seat === by);
  shuffle(rng, inputs);
  const chosen = inputs.slice(0, CHOICES).map((input) => worldOf(game, state, input));
  const lucks = inputs
    .slice(0, 1)
    .flatMap((input) => Array.from({ length: LUCKS }, () => worldOf(game, withOtherLuck(state, rng), input)));
  return [...chosen, ...lucks].filter(({ after }) => game.outcome(after) === undefined);
}

/** The same moment, with all that is still to be drawn by chance another. */
export function withOtherLuck(state: unknown, rng: Rng): unknown {
  const other: unknown = structuredClone(state);
  for (const generator of generatorsIn(other)) generator.splice(0, generator.length, ...forkRng(rng));
  return other;
}
