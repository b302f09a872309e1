import type { Guess } from '../../../local/coach-worker-contract.ts';

/** A share as whole wins per hundred games. */
export const ofHundred = (share: number): number => Math.round(100 * share);

/** The margin of an estimate, in wins per hundred games. At least one: no estimate here is more exact. */
export const marginOf = ({ margin }: Guess): number => Math.max(1, Math.ceil(100 * margin));
