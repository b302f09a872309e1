import type { Pack } from './cards.ts';
import type { Move } from './moves.ts';

/**
 * A bounded cache of legal-move lists by hand and `use`, a small number that says which list. Callers share the lists and
 * must not change them. They aren't frozen, because V8 reads frozen lists much more slowly.
 */
const MAX_SIZE = 1_500_000;
const lists: (Map<Pack, readonly Move[]> | undefined)[] = [];
let size = 0;

export const cachedList = (use: number, hand: Pack): readonly Move[] | undefined => lists[use]?.get(hand);

/** `weight` is the memory of one move: 1 if other lists share it, more if not. */
export function cacheList(use: number, hand: Pack, list: readonly Move[], weight = 1): readonly Move[] {
  if (size >= MAX_SIZE) {
    lists.length = 0;
    size = 0;
  }
  lists[use] ??= new Map();
  lists[use].set(hand, list);
  size += weight * (1 + list.length);
  return list;
}
