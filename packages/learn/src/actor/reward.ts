import { measure, sidesOf } from '@saloon/bots';
import { type AnyGame, type Outcome, seat, winShare } from '@saloon/kernel';

/**
 * Shares of the reward that are the place, and what search takes a finished game to be worth (`measure`: mostly the win, and
 * by how much). The rest is the win share.
 */
export type RewardMix = { readonly place: number; readonly margin: number };

/** What each seat gets for the game, from 0 to 1. */
export function rewardsOf(game: AnyGame, state: unknown, outcome: Outcome, mix: RewardMix): readonly number[] {
  const { place, margin } = mix;
  const shares = outcome.ranks.map((_, i) => winShare(outcome, seat(i)));
  if (place === 0 && margin === 0) return shares;
  const worth: number[] = [];
  measure(game, state, outcome, sidesOf(game, state), worth);
  return shares.map(
    (share, i) => (1 - place - margin) * share + place * placeOf(outcome.ranks, i) + margin * (worth[i] ?? 0),
  );
}

/** The part of the others that a seat has beaten, ties counting half, scaled so that the average is that of the win share. */
function placeOf(ranks: readonly number[], own: number): number {
  const rank = ranks[own] ?? 0;
  const beaten = ranks.filter((other) => other > rank).length;
  const tied = ranks.filter((other) => other === rank).length - 1;
  return ((beaten + tied / 2) / (ranks.length - 1)) * (2 / ranks.length);
}
