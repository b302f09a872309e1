import { bestMove } from '../look-ahead.ts';
import type { Policy } from '../policy.ts';
import { OwnTree } from './own-tree.ts';

/** The same as level `hard`, so that the two are compared at equal iterations. */
const ITERATIONS = 200;
/** Moves played after an iteration leaves the tree. */
const ROLL_OUT = 30;

/**
 * The agent that the TAG framework publishes for Colt Express, on our engine: information-set tree search over the
 * seat's own decisions only, UCB with K = 1. The other seats and the roll-outs use move-average sampling, and leaves
 * are scored by the lead. It is a fixed reference and is never improved.
 */
export const tag: Policy = {
  id: 'tag',
  manners: 'hard',
  choose(info, seen, level, rng) {
    if (!info.owed) return bestMove(info, seen, 1, level, rng);
    const tree = new OwnTree(info, level, rng);
    for (let n = 0; n < ITERATIONS; n++) tree.iterate(ROLL_OUT);
    return tree.best();
  },
};
