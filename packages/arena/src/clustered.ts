import type { Spread } from './spread.ts';
import { studentT } from './student-t.ts';
import { type Interval, wilson } from './wilson.ts';

/** A bot's totals: the seats it played, and the sum of its win shares or scores. */
type Total = { readonly seats: number; readonly sum: number };

/** With fewer deals, the variance is too uncertain to claim more than independent games would show. */
const MANY = 30;

/**
 * The 95 % interval of a share of wins, where games of one deal and seats of one team are correlated. The deals are the
 * samples: their variance gives the effective number of independent games. Returns Wilson's interval for that number, with
 * Student's factor for few deals.
 */
export function shareInterval({ seats, sum }: Total, { deals, nn, wn, ww }: Spread): Interval {
  if (seats === 0) return { low: 0, high: 1 };
  const share = sum / seats;
  // All won, all lost or a single deal says nothing about the variance: each deal counts as one game.
  if (share === 0 || share === 1 || deals < 2) return wilson(share * deals, deals);
  const worth = (share * (1 - share)) / variance(share, seats, deals, ww, wn, nn);
  const games = deals < MANY ? Math.min(worth, seats) : worth;
  // Every deal had the same result, for example if one bot has all seats: there is no uncertainty.
  if (games === Number.POSITIVE_INFINITY) return { low: share, high: share };
  return wilson(share * games, games, studentT(deals - 1));
}

/** The 95 % interval of a mean score, computed the same way. Undefined after a single deal. */
export function meanInterval({ seats, sum }: Total, { deals, nn, sn, ss }: Spread): Interval | undefined {
  if (deals < 2) return undefined;
  const mean = sum / seats;
  const half = studentT(deals - 1) * Math.sqrt(variance(mean, seats, deals, ss, sn, nn));
  return { low: mean - half, high: mean + half };
}

/** The variance of a mean over all seats, from each deal's distance to what its seats would have at that mean. */
function variance(mean: number, seats: number, deals: number, xx: number, xn: number, nn: number): number {
  const apart = Math.max(0, xx - 2 * mean * xn + mean * mean * nn);
  return ((deals / (deals - 1)) * apart) / (seats * seats);
}
