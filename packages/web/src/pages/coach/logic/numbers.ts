import type { Guess } from '../../../solo/coach-worker-contract.ts';

/** A share as whole wins per hundred games. */
export const ofHundred = (share: number): number => Math.round(100 * share);

/** The margin of an estimate, in wins per hundred games. At least one: no estimate here is more exact. */
export const marginOf = ({ margin }: Guess): number => Math.max(1, Math.ceil(100 * margin));

/** A difference with its sign: `+12`, `−3`, `0`. */
export function signed(share: number): string {
  const n = ofHundred(share);
  return n === 0 ? '0' : n > 0 ? `+${n}` : `−${-n}`;
}

/** Is the difference within its margin of zero? */
export const isUnsure = ({ mean, margin }: Guess): boolean => Math.abs(mean) <= margin;
