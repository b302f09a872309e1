import { seatsOf } from '../ids.ts';
import type { Input } from '../input.ts';
import { below, choose, forkRng, type Rng, rngFrom } from '../rng.ts';
import { deriveSeed, type Seed, seedOf } from '../seed.ts';
import { roam } from './roam.ts';
import type { Subject } from './subject.ts';

/** A position from a random game, to try a law on. The law may change the state. */
export type Situation = {
  readonly state: unknown;
  readonly seed: Seed;
  readonly inputs: readonly Input<unknown>[];
  /** Timers that ran earlier in the game and don't run now. */
  readonly outdated: readonly number[];
  /** Moves that were legal at some point of this game. */
  readonly moves: readonly unknown[];
  /** The law's own random numbers. */
  readonly rng: Rng;
};

/** Positions kept from each random game. */
const MOMENTS = 4;
/** Moves kept from each random game. */
const MOVES = 24;
/** Disturbances can make a game longer than its bound, but no game is followed beyond this multiple of it. */
const PATIENCE = 2;

/** The seed of the random game with this number. */
export const seedOfCase = (subject: Subject, number: number): Seed => deriveSeed(seedOf(number), subject.table.name);

/**
 * Plays the random game with this number and returns some of its positions, each equally likely. They aren't copied
 * with the game's own `clone`: anything it forgets would be missing before the laws can test it.
 */
export function situationsOf(subject: Subject, number: number): readonly Situation[] {
  const { game, table, bound } = subject;
  const seed = seedOfCase(subject, number);
  const rng = rngFrom(deriveSeed(seed, 'walk'));
  const state = game.setup(table.options, table.seats, seed);
  const log: Input<unknown>[] = [];
  const timers = new Set<number>();
  const moves: unknown[] = [];
  const kept: { readonly state: unknown; readonly played: number; readonly timers: readonly number[] }[] = [];
  let seen = 0;
  const look = () => {
    const deadline = game.deadline(state);
    const place = seen < MOMENTS ? seen : below(rng, seen + 1);
    seen += 1;
    if (place < MOMENTS) {
      const outdated = [...timers].filter((id) => id !== deadline?.id);
      kept[place] = { state: structuredClone(state), played: log.length, timers: outdated };
    }
    if (deadline !== undefined) timers.add(deadline.id);
    const legal = game.legalMoves(state, choose(rng, seatsOf(table.seats)));
    if (legal.length > 0) moves[moves.length < MOVES ? moves.length : below(rng, MOVES)] = choose(rng, legal);
  };
  roam(game, state, rng, PATIENCE * bound, (input) => {
    look();
    log.push(input);
  });
  look();
  return kept.map((moment) => ({
    state: moment.state,
    seed,
    inputs: log.slice(0, moment.played),
    outdated: moment.timers,
    moves,
    rng: forkRng(rng),
  }));
}
