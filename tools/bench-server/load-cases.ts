import type { Load, Loaded } from './load.ts';
import { SECOND } from './tables.ts';
import { ALL, USUAL } from './tables-in-play.ts';

export const CASES = ['saturation', 'steady', 'aim'] as const;
export type CaseName = (typeof CASES)[number];

/** A higher 99th percentile is too slow to play, in milliseconds. */
export const SLOW = 50;
/** Two, three and four players at a table in turn. */
const MIXED: readonly number[] = [2, 3, 4];
/** The least share of the planned moves that must be played. */
const PLAYED = 0.95;

const COMMON = { servers: 1, games: USUAL, seats: MIXED, crowds: 1 } as const;

/** Full size on one server. */
export const FULL: Readonly<Record<CaseName, Load>> = {
  saturation: { ...COMMON, kept: 400, playing: 400, every: 0, seconds: 20, warmUp: 20 },
  steady: { ...COMMON, kept: 1000, playing: 1000, every: SECOND, seconds: 30, warmUp: 15 },
  aim: { ...COMMON, games: ALL, kept: 20_000, playing: 5000, every: 5 * SECOND, seconds: 60, warmUp: 30 },
};

/** Full size for several servers on one machine with their database, Redis and clients. */
export const FULL_SHARED: Readonly<Record<CaseName, Load>> = {
  saturation: FULL.saturation,
  steady: { ...FULL.steady, kept: 200, playing: 200 },
  aim: { ...FULL.aim, kept: 20_000, playing: 1000 },
};

/** Were enough moves played, and in time? */
export function isMet({ load, perSecond, p99 }: Loaded): boolean {
  return perSecond >= wantedOf(load) * PLAYED && p99 < SLOW;
}

/** The planned moves per second. */
export const wantedOf = ({ playing, every }: Load): number => (every === 0 ? 0 : playing / (every / SECOND));
