import type { ComparedGame } from '@saloon/protocol';
import type { ListedDecision } from '../../local/coach-worker-contract.ts';

/** A game that is compared; a score and a place are not known for two plain tables. */
export type Compared = Pick<ComparedGame, 'name' | 'isYou' | 'table' | 'file'> & Partial<ComparedGame>;

export type Pair = {
  readonly n: number;
  readonly left: ListedDecision | undefined;
  readonly right: ListedDecision | undefined;
  /** The same position and the same move; the first other move; or another position. */
  readonly kind: 'same' | 'first' | 'later';
};

/**
 * Two games of one deal, decision by decision. The same decisions meet the same answers, so both games are in the same
 * position until the first difference.
 */
export function pairsOf(left: readonly ListedDecision[], right: readonly ListedDecision[]): readonly Pair[] {
  const length = Math.max(left.length, right.length);
  const found = Array.from({ length }, (_, i) => left[i]?.notation !== right[i]?.notation).indexOf(true);
  const parts = found < 0 ? length : found;
  return Array.from({ length }, (_, n) => ({
    n,
    left: left[n],
    right: right[n],
    kind: n < parts ? 'same' : n === parts ? 'first' : 'later',
  }));
}
