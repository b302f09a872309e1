import type { Seat } from '@saloon/kernel';
import { isSole } from '../spots.ts';
import type { Spot, State } from '../state.ts';
import { AIMINGS, type Aiming } from './aimings.ts';

/** How far the player's AP can reach beyond what the card allows (BD-PLAY-5). */
const REACHES = ['normal', 'cover-by-hits', 'anyone'] as const;
/** A place in `REACHES`. */
export type Reach = number;
export const [NORMAL, COVER_BY_HITS, ANYONE]: readonly [Reach, Reach, Reach] = [0, 1, 2];

/**
 * Everything that decides targets, as one number: the seat, both tokens, whether the AP is alone, and the reach. With aimings
 * by name and lists of spots, random games were 5 % slower.
 */
export type Stance = number;
const STANCES = 16 * REACHES.length;
export const stanceOf = (state: State, by: Seat, reach: Reach): Stance =>
  by + 2 * (state.token[0] ?? 0) + 4 * (state.token[1] ?? 0) + (isSole(state, by) ? 8 : 0) + 16 * reach;

const ALL: readonly Spot[] = [0, 1, 2, 3];

/** BD-PLAY-5: the spots a card may be played on, in the order in which they are offered. One of them may be empty. */
const spotsFor = (aiming: Aiming, stance: Stance): readonly Spot[] => {
  const by = stance & 1;
  const tokens = [(stance >> 1) & 1, (stance >> 2) & 1];
  const ap = 2 * by + (tokens[by] ?? 0);
  const cover = (stance & 8) === 0 ? ap ^ 1 : ap;
  const target = 2 * (1 - by) + (tokens[1 - by] ?? 0);
  const reach = REACHES[stance >> 4];
  switch (aiming) {
    case 'hit':
      return reach === 'normal' ? [target] : [target, target ^ 1];
    case 'far-hit':
      return [target, target ^ 1];
    case 'duel':
      return reach === 'anyone' ? [target, target ^ 1] : [target];
    case 'bearer':
      return reach === 'anyone' ? ALL : [cover, target];
    case 'own-cover':
      return reach === 'anyone' ? ALL : [cover];
    case 'character':
    case 'gear':
    case 'back-or-gear':
      return ALL.filter((spot) => reach === 'anyone' || spot >> 1 === by || spot === target);
    default:
      return [];
  }
};

/** Spots as octal digits, each one higher, the first spot in the lowest digit. */
export type SpotList = number;
const TABLE: readonly SpotList[] = Array.from({ length: AIMINGS.length * STANCES }, (_, place) => {
  const aiming = AIMINGS[Math.floor(place / STANCES)] ?? 'never';
  return spotsFor(aiming, place % STANCES).reduceRight((list, spot) => 8 * list + spot + 1, 0);
});
export const targetsOf = (aiming: number, stance: Stance): SpotList => TABLE[aiming * STANCES + stance] ?? 0;
export const firstIn = (list: SpotList): Spot => (list & 7) - 1;
