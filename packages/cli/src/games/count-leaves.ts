import { type AnyGame, nextInputs, perft } from '@saloon/kernel';

/** The last two levels are counted in one go. */
const AT_ONCE = 2;

/** Counts like `perft`, but yields now and then, so that a long count can be interrupted. */
export function* countLeaves(game: AnyGame, state: unknown, depth: number): Generator<undefined, number> {
  if (depth <= AT_ONCE) {
    yield;
    return perft(game, state, depth);
  }
  let leaves = 0;
  for (const input of nextInputs(game, state)) {
    const after = game.clone(state);
    game.apply(after, input);
    leaves += yield* countLeaves(game, after, depth - 1);
  }
  return leaves;
}
