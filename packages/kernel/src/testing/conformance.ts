import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { Game } from '../game.ts';
import { tries } from './effort.ts';
import type { Law } from './law.ts';
import { LAWS } from './laws/index.ts';
import type { Subject } from './subject.ts';

/** What the author of a game promises about it. */
export type Promises<State, Options> = {
  /** A text that never changes during a game, because no card is created or lost. */
  census(state: State): string;
  /** The most inputs of a random game, reflexes not counted. Can differ by table. */
  readonly bound: number | ((table: { readonly seats: number; readonly options: Options }) => number);
  readonly tables: readonly { readonly name: string; readonly seats: number; readonly options: Options }[];
  /**
   * Places in a view that no event announces, as paths in which `*` is any list item: `players.*.choice`. For example
   * the visible back of a deck's top card, or what a timeout chose for the seat that sees it.
   */
  readonly untold?: readonly string[];
  /** Roughly how many seconds the long suite may take on one core. 12 by default; `npm test` takes a third of it. */
  readonly seconds?: number;
};

const LEAST_GAMES = tries(2, 5);
const TIME_SHARE = tries(1 / 3, 1);
const MOST_GAMES = 300;

/**
 * Registers the tests that every game must pass. Each law is tried on random games at each table: at least two (five in
 * the long suite), and as many more as the time allows. A failure prints fast-check's seed. Set `SALOON_FC_SEED` to it
 * to play the same games again, without a time limit.
 *
 * @example
 * conformance(shootout, { census, bound: 400, tables: [{ name: 'four seats', seats: 4, options: defaults }] });
 */
export function conformance<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  promises: Promises<State, Options>,
): void {
  const laws = Object.values(LAWS);
  const share = (1000 * TIME_SHARE * (promises.seconds ?? 12)) / (laws.length * promises.tables.length);
  describe.each(promises.tables)(`${game.id} conforms: $name`, (table) => {
    const bound = typeof promises.bound === 'number' ? promises.bound : promises.bound(table);
    const { census, untold } = promises;
    const subject = { game, table, bound, census, untold } as Subject;
    test.each(laws)('$title', (law) => tryLaw(law, subject, share));
  });
}

/** Tries a law on random games for about `milliseconds`. Throws fast-check's report of the first violation. */
export function tryLaw(law: Law, subject: Subject, milliseconds: number): void {
  const asked = process.env.SALOON_FC_SEED;
  const seed = asked === 'random' ? undefined : asked;
  const end = seed === undefined ? performance.now() + milliseconds : Number.POSITIVE_INFINITY;
  let tried = 0;
  const property = fc.property(fc.noShrink(fc.nat()), (number) => {
    if (tried >= LEAST_GAMES && performance.now() > end) return;
    tried += 1;
    law.check(subject, number);
  });
  fc.assert(property, { numRuns: MOST_GAMES, ...(seed === undefined ? {} : { seed: Number(seed) }) });
}
