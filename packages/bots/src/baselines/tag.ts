import { bestMove } from '../look-ahead.ts';
import type { Thought } from '../thought.ts';
import { OwnTree } from './own-tree.ts';

/** As many lines of play as the level `hard` looks at: the two are compared at equal iterations. */
const ITERATIONS = 200;
/** Moves a line is played on for after it leaves the tree. */
const ROLL_OUT = 30;

/**
 * The agent that the framework TAG publishes for Colt Express, on our engine: information-set tree search over the own
 * decisions only, UCB with K = 1, all others and the roll-outs played by move-average sampling, judged by the lead in
 * score. A frozen yardstick: it is not improved.
 */
export const tag: Thought = {
  id: 'tag',
  manners: 'hard',
  choose(sight, seen, level, rng) {
    if (!sight.owed) return bestMove(sight, seen, 1, level, rng);
    const tree = new OwnTree(sight, level, rng);
    for (let n = 0; n < ITERATIONS; n++) tree.iterate(ROLL_OUT);
    return tree.best();
  },
};
