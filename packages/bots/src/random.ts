import { below, choose, next16 } from '@saloon/kernel';
import type { Bot } from './bot.ts';

/** The longest a decision takes, in milliseconds. */
const PACE = 1500;
/** A seat that owes nothing acts in 1 of `UNASKED` decisions. A power of two. */
const UNASKED = 16;

/** Plays any legal move, each equally likely. Rarely acts without being asked. */
export const random: Bot = {
  id: 'random',
  decide(info, rng) {
    if (!info.owed && (next16(rng) & (UNASKED - 1)) !== 0) return undefined;
    const legal = info.legal();
    if (legal.length === 0) return undefined;
    return { move: choose(rng, legal), after: below(rng, PACE) };
  },
};
