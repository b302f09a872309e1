import { bestMove } from './look-ahead.ts';
import type { Policy } from './policy.ts';

/** Sampled states per decision. */
const DEALS = 4;

/** Plays the move after which the game's `knowledge.evaluate` is highest. */
export const greedy: Policy = {
  id: 'greedy',
  manners: 'normal',
  choose: (info, seen, level, rng) => bestMove(info, seen, DEALS, level, rng),
};
