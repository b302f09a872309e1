import { seatsOf } from '../ids.ts';
import type { Input } from '../input.ts';
import { below, choose, forkRng, type Rng, rngFrom } from '../rng.ts';
import { deriveSeed, type Seed, seedOf } from '../seed.ts';
import { roam } from './roam.ts';
import type { Subject } from './subject.ts';

/** A moment of a random game, to try a law on. The state is the law's own to spoil. */
export type Situation = {
  readonly state: unknown;
  readonly seed: Seed;
  readonly inputs: readonly Input<unknown>[];
  /** Timers that ran before and do not run now. */
  readonly outdated: readonly number[];
  /** Moves that somebody could make at some moment of this game. */
  readonly moves: readonly unknown[];
  /** For what the law itself draws. */
  readonly rng: Rng;
};

/** So many moments of each random game are looked at. */
const MOMENTS = 4;
/** So many moves are remembered of each random game. */
const MOVES = 24;
/** A disturbed game may last longer than the bound, by inputs that are nobody's move; beyond this it is not followed. */
const PATIENCE = 2;

/** The seed of the numbered random game. */
export const seedOfCase = (subject: Subject, number: number): Seed => deriveSeed(seedOf(number), subject.table.name);

/**
 * Plays the numbered random game and answers some of its moments, each as likely as any other. They are not copied by
 * the game's own `clone`: what that forgets would be missing before it is tried.
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
