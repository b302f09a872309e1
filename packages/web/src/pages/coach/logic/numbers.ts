import type { Guess } from '../../../solo/coach-worker-contract.ts';

/** A share as whole games of a hundred. */
export const ofHundred = (share: number): number => Math.round(100 * share);

/** How far off a guess may be, in games of a hundred: never less than one, as nothing here is surer than that. */
export const marginOf = ({ margin }: Guess): number => Math.max(1, Math.ceil(100 * margin));

/** A difference with its sign: `+12`, `−3`, `0`. */
export function signed(share: number): string {
  const n = ofHundred(share);
  return n === 0 ? '0' : n > 0 ? `+${n}` : `−${-n}`;
}

/** Could it as well be nothing? */
export const isUnsure = ({ mean, margin }: Guess): boolean => Math.abs(mean) <= margin;
