import { type AnyGame, defaultOptions, deriveSeed, randomWalk, rngFrom, type Seed } from '@saloon/kernel';

/** States from the middle of random games, one per `every` inputs. */
export function sampleStates(game: AnyGame, seats: number, seed: Seed, count: number, every: number): unknown[] {
  const states: unknown[] = [];
  for (let number = 0; states.length < count; number++) {
    const state = game.setup(defaultOptions(game.options), seats, deriveSeed(seed, number));
    const rng = rngFrom(deriveSeed(seed, `walk ${number}`));
    while (states.length < count && game.outcome(state) === undefined) {
      states.push(game.clone(state));
      randomWalk(game, state, rng, every);
    }
  }
  return states;
}
