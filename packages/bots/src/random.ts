import { below, choose, next16 } from '@saloon/kernel';
import type { Bot } from './bot.ts';

/** A random player takes up to so many milliseconds. */
const PACE = 1500;
/** One time in so many it does something unasked; a power of two. */
const UNASKED = 16;

/** Plays any legal move, each equally likely; unasked only now and then, and then without looking first. */
export const random: Bot = {
  id: 'random',
  decide(sight, rng) {
    if (!sight.owed && (next16(rng) & (UNASKED - 1)) !== 0) return undefined;
    const legal = sight.legal();
    if (legal.length === 0) return undefined;
    return { move: choose(rng, legal), after: below(rng, PACE) };
  },
};
