/**
 * How much the results of the deals vary for one kind of bot: sums over the deals of squares and products of its seats
 * (n), wins (w) and scores (s). Plain data that can be added up, and enough for every interval.
 */
export type Spread = { deals: number; nn: number; wn: number; ww: number; sn: number; ss: number };

/** One kind of bot's totals in the games of one deal. */
export type DealSum = { seats: number; wins: number; score: number };

export const emptySpread = (): Spread => ({ deals: 0, nn: 0, wn: 0, ww: 0, sn: 0, ss: 0 });

export function addDeal(to: Spread, { seats, wins, score }: DealSum): void {
  to.deals += 1;
  to.nn += seats * seats;
  to.wn += wins * seats;
  to.ww += wins * wins;
  to.sn += score * seats;
  to.ss += score * score;
}

export function addSpread(to: Spread, from: Spread): void {
  to.deals += from.deals;
  to.nn += from.nn;
  to.wn += from.wn;
  to.ww += from.ww;
  to.sn += from.sn;
  to.ss += from.ss;
}
