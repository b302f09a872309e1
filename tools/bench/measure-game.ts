import { playGame } from '@saloon/arena';
import { random } from '@saloon/bots';
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
import { largestState, sampleStates } from './samples.ts';
import { repeat, secondsOf, secondsSoFar, type Timing } from './timing.ts';

const SEED = seedOf(1);
const SAMPLES = 240;
const EVERY = 7;
const SEATS = 4;
/** So many seconds V8 goes on optimising a whole game, on threads whose time counts as ours. */
const WARM_UP = 3;
/** So many games are looked through for the largest state. */
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
  /** The kernel's random walk: inputs of any kind, without bots and plans. */
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
    walkInputsPerSecond,
    cloneNs: cost((state) => game.clone(state)),
    viewNs: cost((state, by) => game.view(state, by)),
    legalMovesNs: cost((state, by) => game.legalMoves(state, by)),
    redealNs: cost((state, by) => game.redeal(state, by, rng)),
    stateBytes: largestState(game, seats, SEED, SIZED),
  };
}

/** Warms up, and finds out how many games take about so many seconds. */
function howMany(play: (number: number) => unknown, seconds: number): number {
  let games = 0;
  const took = secondsOf(() => {
    const until = secondsSoFar() + WARM_UP;
    do play(games++);
    while (secondsSoFar() < until);
  });
  return Math.max(1, Math.round((games * seconds) / took));
}

/** The mean cost of one call, over all sampled states, again and again for about so many seconds. */
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
