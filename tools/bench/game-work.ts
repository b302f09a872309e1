import { playGame } from '@saloon/arena';
import { type Bot, random, Search } from '@saloon/bots';
import { type AnyGame, defaultOptions, deriveSeed, itemAt, rngFrom, seatsOf, seedOf } from '@saloon/kernel';
import { playBareGame } from './bare-game.ts';
import type { GameKind } from './kinds.ts';
import { sampleStates } from './samples.ts';
import { secondsOf, secondsSoFar } from './timing.ts';

/** Works for about as many CPU seconds, and returns how much was done in one of them. */
export type Work = (seconds: number) => number | Promise<number>;

const SEED = seedOf(1);
const SEATS = 4;
/** As much as a strong bot thinks about an easy move. */
const ITERATIONS = 200;
const ROLL_OUT = 30;
const SAMPLES = 240;
const EVERY = 7;

export function gameWork(game: AnyGame): Readonly<Record<GameKind, Work>> {
  const options = defaultOptions(game.options);
  const { min, max } = game.seats(options);
  const seats = Math.min(max, Math.max(min, SEATS));
  const bots = seatsOf(seats).map(() => random);
  const states = sampleStates(game, seats, SEED, SAMPLES, EVERY);
  const acting = states.map((state) => game.toAct(state)[0] ?? itemAt(seatsOf(seats), 0));
  const rng = rngFrom(SEED);
  let played = 0;
  const next = () => ({ options, seats, seed: deriveSeed(SEED, played++) });

  return {
    bare(seconds) {
      return rate(seconds, () => {
        const { seed } = next();
        playBareGame(game, options, seats, seed, rngFrom(seed));
      });
    },
    arena: (seconds) => rate(seconds, () => void playGame(game, bots, next())),
    search(seconds) {
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
      const table = seatsOf(seats).map(() => searching);
      while (took < seconds) playGame(game, table, next());
      return iterations / took;
    },
    'legal moves': (seconds) => calls(seconds, states, (state, i) => game.legalMoves(state, itemAt(acting, i))),
    views: (seconds) => calls(seconds, states, (state) => seatsOf(seats).map((seat) => game.view(state, seat))),
    clones: (seconds) => calls(seconds, states, (state) => game.clone(state)),
    redeals: (seconds) => calls(seconds, states, (state, i) => game.redeal(state, itemAt(acting, i), rng)),
  };
}

/** Between two looks at the clock, so that looking costs nothing. */
const AT_ONCE = 10;

function rate(seconds: number, work: () => void): number {
  const started = secondsSoFar();
  let done = 0;
  do {
    for (let i = 0; i < AT_ONCE; i++) work();
    done += AT_ONCE;
  } while (secondsSoFar() - started < seconds);
  return done / (secondsSoFar() - started);
}

function calls(seconds: number, states: readonly unknown[], call: (state: unknown, index: number) => unknown): number {
  let kept: unknown;
  const all = () => {
    for (let i = 0; i < states.length; i++) kept = call(states[i], i);
  };
  const perSecond = rate(seconds, all);
  if (kept === undefined) throw new Error('Cannot measure: the calls gave nothing');
  return perSecond * states.length;
}
