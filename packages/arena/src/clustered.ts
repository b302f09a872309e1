import type { Spread } from './spread.ts';
import { student } from './student.ts';
import { type Interval, wilson } from './wilson.ts';

/** What a kind of bot came to in all: how often it sat somewhere, its win shares or its scores there, added up. */
type Total = { readonly seats: number; readonly sum: number };

/** With fewer deals than this their variance is too rough a guess to claim more than independent games would show. */
const MANY = 30;

/**
 * The 95 % interval of a share of wins, where games of one deal hang together and so do the seats of a team. The deals
 * are the samples: how far they lie apart says how many independent games the match is worth, and Wilson's interval
 * for so many is answered, with Student's factor for few deals.
 */
export function shareInterval({ seats, sum }: Total, { deals, nn, wn, ww }: Spread): Interval {
  if (seats === 0) return { low: 0, high: 1 };
  const share = sum / seats;
  // Everything won, everything lost or a single deal shows nothing of how deals differ: each counts as one game.
  if (share === 0 || share === 1 || deals < 2) return wilson(share * deals, deals);
  const worth = (share * (1 - share)) / variance(share, seats, deals, ww, wn, nn);
  const games = deals < MANY ? Math.min(worth, seats) : worth;
  // Every deal came to the same, as where one kind of bot has all seats: nothing is uncertain.
  if (games === Number.POSITIVE_INFINITY) return { low: share, high: share };
  return wilson(share * games, games, student(deals - 1));
}

/** The 95 % interval of a mean score, in the same way. Nothing can be said after a single deal. */
export function meanInterval({ seats, sum }: Total, { deals, nn, sn, ss }: Spread): Interval | undefined {
  if (deals < 2) return undefined;
  const mean = sum / seats;
  const half = student(deals - 1) * Math.sqrt(variance(mean, seats, deals, ss, sn, nn));
  return { low: mean - half, high: mean + half };
}

/** Of a mean over all seats, from how far the sum of each deal is from what its seats would have at that mean. */
function variance(mean: number, seats: number, deals: number, xx: number, xn: number, nn: number): number {
  const apart = Math.max(0, xx - 2 * mean * xn + mean * mean * nn);
  return ((deals / (deals - 1)) * apart) / (seats * seats);
}
