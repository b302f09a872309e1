import type { Seat } from '@saloon/kernel';
import { type Bandit, banditAt, type Spot, type State, seatAfter } from './state.ts';

/** A set of bandits, one bit each. */
export type BanditSet = number;

export const isIn = (set: BanditSet, bandit: Bandit): boolean => (set & (1 << bandit)) !== 0;

export function countIn(set: BanditSet): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count += 1;
  return count;
}

export function banditsAt(state: State, spot: Spot): BanditSet {
  let set = 0;
  const { spot: spots } = state;
  for (let bandit = 0; bandit < spots.length; bandit++) if (spots[bandit] === spot) set |= 1 << bandit;
  return set;
}

/** A player's own bandits, once everybody has chosen. */
export const ownBandits = (state: State, by: Seat): BanditSet =>
  (1 << banditAt(state, by, 0)) | (1 << banditAt(state, by, 1));

/** CE-RULING-22: events list bandits clockwise from the first player. */
export function inOrder(state: State, set: BanditSet): Bandit[] {
  const list: Bandit[] = [];
  let by: Seat = state.first;
  do {
    for (let side = 0; side < (state.isDuo ? 2 : 1); side++) {
      const bandit = banditAt(state, by, side);
      if (isIn(set, bandit)) list.push(bandit);
    }
    by = seatAfter(state, by);
  } while (by !== state.first);
  return list;
}
