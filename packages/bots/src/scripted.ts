import { choose } from '@saloon/kernel';
import type { Policy } from './policy.ts';

/**
 * Plays by the fixed rules of thumb in the game's `knowledge.script`, as a reference for other bots. If none applies,
 * it waits if it may, or plays a random move.
 */
export const scripted: Policy = {
  id: 'scripted',
  manners: 'normal',
  choose(info, seen, _level, rng) {
    const { game, seat, owed } = info;
    const legal = info.legal();
    const habit = game.knowledge.script?.(seen, seat, legal, rng);
    return habit ?? (owed ? choose(rng, legal) : undefined);
  },
};
