import { next16, type Rng } from '@saloon/kernel';
import type { InformationSet } from './information-set.ts';

/** Deals tried to find one that fits how the others have played. */
const MOST_DEALS = 8;

/** A sampled deal that fits the other seats' play. Unlikely ones are often rejected. */
export function believable<State, Move>(info: InformationSet<State, Move>, rng: Rng): State {
  const { belief } = info.game.knowledge;
  for (let more = MOST_DEALS; ; more--) {
    const state = info.sample();
    if (more === 1 || belief === undefined) return state;
    if (next16(rng) < belief(state, info.seat) * 0x1_0000) return state;
  }
}
