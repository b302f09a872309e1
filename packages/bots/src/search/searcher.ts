import type { Level } from '@saloon/kernel';
import { bestMove } from '../look-ahead.ts';
import type { Playable } from '../sight.ts';
import type { Thought } from '../thought.ts';
import type { Guide } from './guide.ts';
import { continued, remember } from './reuse.ts';
import { type Budget, Search } from './search.ts';

/** So many deals are looked at where one step of thought has to do. */
const DEALS = 4;

/** What a search is guided by in a game; undefined if nothing was learned about it. */
export type GuideOf = <State, Move>(game: Playable<State, Move>) => Guide<State, Move> | undefined;

/** Thinks ahead by search, within a budget. */
export const searcher = (id: string, manners: Level, budget: Budget, guideOf?: GuideOf): Thought => ({
  id,
  manners,
  choose(sight, seen, level, rng) {
    // Whether to act unasked is asked after every input, so one step of thought has to do.
    if (!sight.owed) return bestMove(sight, seen, DEALS, level, rng);
    const search = continued(sight) ?? new Search(sight, level, rng, guideOf?.(sight.game));
    search.think(budget);
    const best = search.candidates()[0]?.move;
    if (best !== undefined) remember(sight, search, best);
    return best;
  },
});
