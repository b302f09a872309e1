import type { Level, Personality } from '@saloon/kernel';
import type { Playable } from '../information-set.ts';
import { likingOf } from '../liking.ts';
import { bestMove } from '../look-ahead.ts';
import type { Policy } from '../policy.ts';
import type { Guide } from './guide.ts';
import { continued, remember } from './reuse.ts';
import { type Budget, Search } from './search.ts';

/** Sampled states for a seat that only looks one move ahead. */
const DEALS = 4;

/** What guides the search in a game. Undefined if nothing was learned about it. */
export type GuideOf = <State, Move>(game: Playable<State, Move>) => Guide<State, Move> | undefined;

/** Chooses moves by search, within a budget. */
export const searchPolicy = (
  id: string,
  manners: Level,
  budget: Budget,
  guideOf?: GuideOf,
  personality?: Personality,
): Policy => ({
  id,
  manners,
  choose(info, seen, level, rng) {
    const liking = personality && likingOf(info.game, personality);
    // A seat that owes nothing is asked after every input, so it only looks one move ahead.
    if (!info.owed) return bestMove(info, seen, DEALS, level, rng, liking);
    const search = continued(info) ?? new Search(info, level, rng, guideOf?.(info.game), liking);
    search.think(budget);
    const best = search.candidates()[0]?.move;
    if (best !== undefined) remember(info, search, best);
    return best;
  },
});
