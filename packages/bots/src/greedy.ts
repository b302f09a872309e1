import { bestMove } from './look-ahead.ts';
import type { Thought } from './thought.ts';

/** How many times what the seat cannot know is dealt again for one decision. */
const DEALS = 4;

/** Looks one move ahead with what the game's own knowledge says the position is worth. */
export const greedy: Thought = {
  id: 'greedy',
  manners: 'normal',
  choose: (sight, seen, level, rng) => bestMove(sight, seen, DEALS, level, rng),
};
