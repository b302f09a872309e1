import { choose } from '@saloon/kernel';
import type { Thought } from './thought.ts';

/**
 * Plays by the few fixed habits that a game writes down for a plain player, as a yardstick for the others; where there is
 * no habit it waits if it may, and else does anything.
 */
export const scripted: Thought = {
  id: 'scripted',
  manners: 'normal',
  choose(sight, seen, _level, rng) {
    const { game, seat, owed } = sight;
    const legal = sight.legal();
    const habit = game.knowledge.script?.(seen, seat, legal, rng);
    return habit ?? (owed ? choose(rng, legal) : undefined);
  },
};
