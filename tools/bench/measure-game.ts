import { playGame } from '@saloon/arena';
import { type Bot, random, Search } from '@saloon/bots';
import {
  type AnyGame,
  defaultOptions,
  deriveSeed,
  itemAt,
  randomWalk,
  rngFrom,
  type Seat,
  seat,
  seatsOf,
  seedOf,
} from '@saloon/kernel';
import { playBareGame } from './bare-game.ts';
import { largestState, sampleStates } from './samples.ts';
import { repeat, secondsOf, secondsSoFar, type Timing } from './timing.ts';

const SEED = seedOf(1);
const SAMPLES = 240;
const EVERY = 7;
const SEATS = 4;
/** V8 goes on optimizing a whole game for this many seconds, on threads whose CPU time counts as ours. */
const WARM_UP = 3;
/** Iterations of one search. */
const ITERATIONS = 200;
const ROLL_OUT = 30;
/** Games searched for the largest state. */
const SIZED = 20;

export type Effort = {
  readonly runs: number;
  /** How long one run of games should take. */
  readonly seconds: number;
};

export type GameFigures = {
  readonly game: string;
  readonly seats: number;
  readonly gamesPerSecond: Timing;
  readonly movesPerSecond: Timing;
  /** Random games without arena. Runs before November 18, 2026 lack this and the next two. */
  readonly bareGamesPerSecond?: Timing;
  readonly decisionsPerSecond?: Timing;
  /** Iterations of a search with roll-outs of `ROLL_OUT` moves. */
  readonly searchIterationsPerSecond?: Timing;
  /** The kernel's random walk: inputs of any kind, without bots. */
  readonly walkInputsPerSecond: Timing;
  readonly cloneNs: Timing;
  readonly viewNs: Timing;
  readonly legalMovesNs: Timing;
  readonly redealNs: Timing;
  /** The largest state seen in a game, as JSON, in bytes. */
  readonly stateBytes: number;
};

export function measureGame(game: AnyGame, { runs, seconds }: Effort): GameFigures {
  const options = defaultOptions(game.options);
  const { min, max } = game.seats(options);
  const seats = Math.min(max, Math.max(min, SEATS));
  const bots = seatsOf(seats).map(() => random);
  const play = (number: number) => playGame(game, bots, { options, seats, seed: deriveSeed(SEED, number) });
  const walk = (number: number) => {
    const seed = deriveSeed(SEED, number);
    return randomWalk(game, game.setup(options, seats, seed), rngFrom(deriveSeed(seed, 'walk')));
  };

  const games = howMany(play, seconds);
  let moves = 0;
  const gamesPerSecond = repeat(runs, () => {
    moves = 0;
    return (
      games /
      secondsOf(() => {
        for (let i = 0; i < games; i++) moves += play(i).moves;
      })
    );
  });
  const perGame = moves / games;
  const walks = howMany(walk, seconds);
  const walkInputsPerSecond = repeat(runs, () => {
    let inputs = 0;
    const took = secondsOf(() => {
      for (let i = 0; i < walks; i++) inputs += walk(i);
    });
    return inputs / took;
  });

  const bare = (number: number) => {
    const seed = deriveSeed(SEED, number);
    return playBareGame(game, options, seats, seed, rngFrom(seed));
  };
  const bareGames = howMany(bare, seconds);
  let decisions = 0;
  const bareGamesPerSecond = repeat(runs, () => {
    decisions = 0;
    const took = secondsOf(() => {
      for (let i = 0; i < bareGames; i++) decisions += bare(i);
    });
    return bareGames / took;
  });
  const search = (seconds: number) => searchRate(game, options, seats, seconds);
  search(WARM_UP);
  const searchIterationsPerSecond = repeat(runs, () => search(seconds));

  const states = sampleStates(game, seats, SEED, SAMPLES, EVERY);
  const acting = states.map((state) => game.toAct(state)[0] ?? seat(0));
  const rng = rngFrom(SEED);
  const cost = (work: (state: unknown, by: Seat) => unknown) =>
    repeat(runs, () => nanoseconds(states, acting, work, seconds / 10));
  return {
    game: game.id,
    seats,
    gamesPerSecond,
    movesPerSecond: { median: gamesPerSecond.median * perGame, spread: gamesPerSecond.spread },
    bareGamesPerSecond,
    decisionsPerSecond: {
      median: (bareGamesPerSecond.median * decisions) / bareGames,
      spread: bareGamesPerSecond.spread,
    },
    searchIterationsPerSecond,
    walkInputsPerSecond,
    cloneNs: cost((state) => game.clone(state)),
    viewNs: cost((state, by) => game.view(state, by)),
    legalMovesNs: cost((state, by) => game.legalMoves(state, by)),
    redealNs: cost((state, by) => game.redeal(state, by, rng)),
    stateBytes: largestState(game, seats, SEED, SIZED),
  };
}

/** Searches every choice in some random games for about `seconds`. */
function searchRate(game: AnyGame, options: unknown, seats: number, seconds: number): number {
  const rng = rngFrom(SEED);
  let iterations = 0;
  let took = 0;
  const searching: Bot = {
    id: 'searching',
    decide(info, own) {
      if (took < seconds && info.owed && info.legal().length > 1) {
        const search = new Search(info, 'hard', rng);
        took += secondsOf(() => search.think({ iterations: ITERATIONS, depth: ROLL_OUT }));
        iterations += search.iterations;
      }
      return random.decide(info, own);
    },
  };
  const bots = seatsOf(seats).map(() => searching);
  for (let number = 0; took < seconds; number++) {
    playGame(game, bots, { options, seats, seed: deriveSeed(SEED, number) });
  }
  return iterations / took;
}

/** Warms up, and finds how many games take about `seconds`. */
function howMany(play: (number: number) => unknown, seconds: number): number {
  let games = 0;
  const took = secondsOf(() => {
    const until = secondsSoFar() + WARM_UP;
    do play(games++);
    while (secondsSoFar() < until);
  });
  return Math.max(1, Math.round((games * seconds) / took));
}

/** The mean cost of one call over all sampled states, repeated for about `seconds`. */
function nanoseconds(
  states: readonly unknown[],
  acting: readonly Seat[],
  work: (state: unknown, by: Seat) => unknown,
  seconds: number,
): number {
  let calls = 0;
  let kept: unknown;
  const took = secondsOf(() => {
    const until = secondsSoFar() + seconds;
    do {
      for (let i = 0; i < states.length; i++) kept = work(states[i], itemAt(acting, i));
      calls += states.length;
    } while (secondsSoFar() < until);
  });
  if (kept === undefined) throw new Error('Cannot measure: the work gave nothing');
  return (took * 1e9) / calls;
}
