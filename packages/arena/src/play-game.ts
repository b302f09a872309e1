import type { Bot } from '@saloon/bots';
import type { Emit, Game, GameRecord, Outcome, Seed } from '@saloon/kernel';
import { VirtualTable } from './virtual-table.ts';

export type GameSetup<Event, Options> = {
  readonly options: Options;
  readonly seats: number;
  readonly seed: Seed;
  readonly emit?: Emit<Event> | undefined;
  /** Keep every input, so that the game can be replayed. */
  readonly record?: boolean | undefined;
};

export type PlayedGame<State, Move, Options> = {
  readonly state: State;
  readonly outcome: Outcome;
  /** The number of all inputs, and of the moves among them. */
  readonly inputs: number;
  readonly moves: number;
  readonly recording: GameRecord<Move, Options> | undefined;
};

/**
 * Plays one game between bots, one a seat, in virtual time: nobody waits.
 *
 * @example
 * playGame(game, [random, random], { options: defaultOptions(game.options), seats: 2, seed: seedOf(7) })
 */
export const playGame = <State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  bots: readonly Bot[],
  setup: GameSetup<Event, Options>,
): PlayedGame<State, Move, Options> => toEnd(playingGame(game, bots, setup));

/** Called after each input: should the game pause now? */
export type ShouldPause = () => boolean;
const never: ShouldPause = () => false;

/** Like `playGame`, but yields whenever `shouldPause` returns true, for callers with an event loop. */
export function* playingGame<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  bots: readonly Bot[],
  setup: GameSetup<Event, Options>,
  shouldPause: ShouldPause = never,
): Generator<undefined, PlayedGame<State, Move, Options>> {
  const { options, seats, seed, emit } = setup;
  if (bots.length !== seats) throw new Error(`Cannot seat ${bots.length} bots: the table has ${seats} seats`);
  for (const [seat, bot] of bots.entries()) {
    if (typeof bot?.decide !== 'function') {
      throw new Error(`Cannot seat a bot in seat ${seat}: it has no decide; findBot returns the built-in ones by name`);
    }
  }
  const table = new VirtualTable(game, game.setup(options, seats, seed, emit), bots, seed, emit, setup.record === true);
  let outcome = table.next();
  while (outcome === undefined) {
    if (shouldPause()) yield;
    outcome = table.next();
  }
  const { state, inputs, moves, log } = table;
  const recording = log && { game: game.id, rulesVersion: game.rulesVersion, options, seats, seed, inputs: log };
  return { state, outcome, inputs, moves, recording };
}

/** Runs a generator to its end and returns its result. */
export function toEnd<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
